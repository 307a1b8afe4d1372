/** Short sounds, made on the spot: each is a list of tones. No files. */
import { volume } from "../settings.js";

/**
 * A tone: Hertz at the beginning and the end, seconds until it begins, seconds it lasts, its form.
 * @typedef {[from: number, to: number, after: number, lasts: number, form: OscillatorType]} Tone
 */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  tick: [[880, 990, 0, 0.04, "triangle"]],
  act: [[330, 440, 0, 0.09, "triangle"], [660, 660, 0.05, 0.08, "sine"]],
  no: [[196, 147, 0, 0.16, "sawtooth"]],
  turn: [[523, 523, 0, 0.1, "sine"], [784, 784, 0.1, 0.18, "sine"]],
  dice: [[180, 90, 0, 0.05, "square"], [220, 110, 0.07, 0.05, "square"], [160, 80, 0.13, 0.07, "square"]],
  hit: [[140, 50, 0, 0.18, "sawtooth"]],
  won: [[523, 523, 0, 0.14, "triangle"], [659, 659, 0.13, 0.14, "triangle"], [784, 1046, 0.26, 0.4, "triangle"]],
  lost: [[392, 370, 0, 0.2, "triangle"], [311, 294, 0.2, 0.25, "triangle"], [233, 207, 0.42, 0.45, "triangle"]],
};

const LOUDNESS = { off: 0, low: 0.04, high: 0.13 };

/** @type {AudioContext | null} */
let context = null;

/**
 * Play a sound, if people want any and have touched the page already.
 * @param {keyof typeof SOUNDS} name
 */
export function play(name) {
  const loudness = LOUDNESS[volume.peek()];
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [from, to, after, lasts, form] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = form;
    tone.frequency.setValueAtTime(from, now + after);
    tone.frequency.exponentialRampToValueAtTime(to, now + after + lasts);
    gain.gain.setValueAtTime(0, now + after);
    gain.gain.linearRampToValueAtTime(loudness, now + after + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + after + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + lasts);
  }
}
