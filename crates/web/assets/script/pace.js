// @ts-check
// Waiting before the next try (exponential backoff): longer after each failure, never the same for two pages, cut short when there is a reason.

const LONGEST = 8000;

/**
 * How long to wait after so many failures in a row, in milliseconds.
 * @param {number} failures
 */
export const delay = (failures) => Math.min(250 * 2 ** failures, LONGEST) * (0.75 + Math.random() / 2);

/** A pause that can be ended early. */
export class Pause {
  /** @type {(() => void) | undefined} */
  #end;

  /** @param {number} milliseconds */
  take(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = undefined;
        resolve(undefined);
      };
    });
  }

  end() {
    this.#end?.();
  }
}
