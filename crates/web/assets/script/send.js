// @ts-check
// Sending: what the visitor wants goes to the server, and the page shows what has become of it.

import { unpick } from "./answers.js";
import { catchUp, caughtUp } from "./catchup.js";
import { forget } from "./changed.js";
import { closeCounsel, openCounsel } from "./hint.js";
import { note } from "./notice.js";
import { delay, Pause } from "./pace.js";
import { $, base, main, near, text } from "./page.js";

/** An answer belongs to a ply: given twice it is taken once. So one that got no reply is given again, so often. */
const TRIES = 4;
const PATIENCE = 20_000;

/**
 * @param {string} address
 * @param {FormData} values
 * @returns {Promise<boolean>} whether it was taken
 */
export async function post(address, values) {
  const pairs = values instanceof FormData ? [...values] : Object.entries(values);
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  document.body.classList.add("busy");
  // Whoever acts has seen what changed.
  if (body.has("ply")) forget();
  try {
    return await settle(await deliver(address, body));
  } finally {
    document.body.classList.remove("busy");
  }
}

/**
 * The server's reply, `undefined` if there is none; with whether it may be the reply to a repetition.
 * @param {string} address
 * @param {URLSearchParams} body
 */
async function deliver(address, body) {
  const tries = body.has("ply") ? TRIES : 1;
  for (let failures = 0; failures < tries; failures += 1) {
    if (failures) await new Pause().take(delay(failures));
    try {
      const reply = await fetch(address, {
        method: "POST",
        headers: { "x-cabildo": "1" },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { reply, repeated: failures > 0 };
    } catch {
      // Lost on the way there or on the way back.
    }
  }
  return undefined;
}

/** @param {{ reply: Response, repeated: boolean } | undefined} delivered */
async function settle(delivered) {
  catchUp();
  if (!delivered) {
    note(text("unanswered"));
    return false;
  }
  const { reply, repeated } = delivered;
  // The coach has a word to say first.
  if (reply.status === 428) {
    unpick();
    await openCounsel(await reply.text());
    return false;
  }
  closeCounsel();
  if (reply.ok) {
    const next = reply.headers.get("location");
    if (next && next !== location.pathname) location.assign(next);
    return true;
  }
  // The table has moved on: after a repetition by the answer itself.
  if (reply.status === 409 && repeated) return true;
  const problem = await reply.json().then(
    (said) => String(said.problem),
    () => text("unanswered"),
  );
  // Said when the page shows the position that it is about.
  if (reply.status === 409) await caughtUp();
  note(problem);
  return false;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  const address = form.getAttribute("action") ?? "";
  if ("whole" in form.dataset) return;
  if (!main()?.dataset.table || !address.startsWith(`${base()}/`)) return;
  event.preventDefault();
  const sure = event.submitter?.dataset.confirm;
  if (sure && !confirm(sure)) return;
  // What was pressed may have been drawn anew meanwhile.
  const by = event.submitter instanceof HTMLButtonElement && event.submitter.form === form ? event.submitter : null;
  const values = new FormData(form, by);
  if (form.classList.contains("say")) say(form, address, values);
  else post(address, values);
});

/**
 * Words that did not arrive are not lost.
 * @param {HTMLFormElement} form
 * @param {string} address
 * @param {FormData} values
 */
async function say(form, address, values) {
  form.reset();
  const field = $("input[type=text]", form);
  if (!(await post(address, values)) && field instanceof HTMLInputElement && !field.value) field.value = String(values.get("text"));
}

// A link of a notice is followed, everything else in it lets it go.
document.addEventListener("click", (event) => near(event, ".toast") && !near(event, "a") && note(undefined));
