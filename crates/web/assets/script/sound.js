// @ts-check
// Sound: soft, and only for who wants it. Every kind of thing has its own tone.

const SOUND = "sound";

/** Notes that sound well together, whichever come after each other. */
const SCALE = [392, 440, 523, 587, 659, 784];

export const isLoud = () => localStorage.getItem(SOUND) === "on";

/** @param {boolean} wanted */
export const loud = (wanted) => localStorage.setItem(SOUND, wanted ? "on" : "off");

/** @type {AudioContext | undefined} */
let audio;

/**
 * @param {number} frequency
 * @param {number} seconds
 */
export function tone(frequency, seconds) {
  if (!isLoud()) return;
  try {
    audio ??= new AudioContext();
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0.06, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
    source.connect(volume).connect(audio.destination);
    source.start();
    source.stop(audio.currentTime + seconds);
  } catch {
    // A browser without sound plays on in silence.
  }
}

/**
 * The tone of a thing that flies.
 * @param {string} thing
 */
export function toneOf(thing) {
  const letters = [...thing].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  tone(SCALE[letters % SCALE.length] ?? 440, 0.16);
}
