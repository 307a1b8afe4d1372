/** Short sounds, made on the spot of tones and breaths of noise. No files. */
import { volume } from "../settings.js";

/**
 * A tone: Hertz at the beginning and the end, seconds until it begins, seconds it lasts, its form, how loud it is.
 * @typedef {[from: number, to: number, after: number, lasts: number, form: OscillatorType, loud?: number]} Tone
 */

/**
 * A breath of noise: the middle of its band in Hertz, how narrow the band is, seconds until it begins, seconds it lasts, how loud it is.
 * @typedef {[band: number, narrow: number, after: number, lasts: number, loud: number]} Breath
 */

/** @type {Record<string, {tones?: Tone[], breaths?: Breath[]}>} */
const SOUNDS = {
  tick: { tones: [[1320, 1480, 0, 0.03, "sine", 0.5]] },
  act: { tones: [[330, 440, 0, 0.09, "triangle", 0.6], [660, 660, 0.05, 0.09, "sine", 0.5]] },
  no: { tones: [[196, 147, 0, 0.16, "triangle", 0.9]] },
  // your turn: two notes of a glockenspiel, a fifth apart
  turn: { tones: [[523, 523, 0, 0.32, "sine"], [1046, 1046, 0, 0.12, "sine", 0.25], [784, 784, 0.11, 0.5, "sine"], [1568, 1568, 0.11, 0.16, "sine", 0.2]] },
  // a card is drawn over cloth and laid down
  card: { breaths: [[5200, 0.7, 0, 0.07, 0.55], [1500, 1.2, 0.06, 0.05, 0.8]] },
  // dice: each knock is wood and felt, and the knocks come closer together
  dice: {
    tones: [[180, 90, 0, 0.05, "triangle", 0.9], [240, 120, 0.42, 0.04, "triangle", 0.6], [200, 100, 0.7, 0.04, "triangle", 0.4]],
    breaths: [[2600, 3, 0, 0.04, 0.9], [3100, 3, 0.05, 0.03, 0.6], [2400, 3, 0.42, 0.04, 0.7], [2900, 3, 0.5, 0.03, 0.4], [2700, 3, 0.7, 0.03, 0.35], [3000, 3, 0.88, 0.02, 0.2]],
  },
  hit: { tones: [[140, 46, 0, 0.2, "sine", 1.5]], breaths: [[900, 0.8, 0, 0.09, 1]] },
  clock: { tones: [[1760, 1760, 0, 0.03, "sine", 0.6], [880, 880, 0.002, 0.05, "triangle", 0.4]] },
  won: { tones: [[523, 523, 0, 0.3, "triangle", 0.8], [659, 659, 0.13, 0.3, "triangle", 0.8], [784, 784, 0.26, 0.35, "triangle", 0.8], [1046, 1046, 0.4, 0.8, "sine"], [523, 523, 0.4, 0.8, "sine", 0.5]] },
  lost: { tones: [[392, 370, 0, 0.25, "triangle", 0.7], [311, 294, 0.2, 0.3, "triangle", 0.7], [233, 207, 0.42, 0.7, "sine"]] },
};

/** @typedef {"tick" | "act" | "no" | "turn" | "card" | "dice" | "hit" | "clock" | "won" | "lost"} Sound */

/** The loudest a tone gets. */
const LOUDEST = 0.3;
const RISES = 0.006;
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;
/** A second of noise. @type {AudioBuffer | null} */
let noise = null;

/**
 * Play a sound, if people want any and have touched the page already.
 * @param {Sound} name
 */
export function play(name) {
  const set = Number(volume.peek()) / 100;
  const loudness = LOUDEST * set * set; // as ears hear it: half the way is half as loud
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { tones = [], breaths = [] } = SOUNDS[name];
  const now = context.currentTime;
  for (const [from, to, after, lasts, form, loud = 1] of tones) {
    const tone = new OscillatorNode(context, { type: form });
    tone.frequency.setValueAtTime(from, now + after);
    tone.frequency.exponentialRampToValueAtTime(to, now + after + lasts);
    tone.connect(swell(context, now + after, lasts, loudness * loud));
    tone.start(now + after);
    tone.stop(now + after + lasts);
  }
  for (const [band, narrow, after, lasts, loud] of breaths) {
    const breath = new AudioBufferSourceNode(context, { buffer: hiss(context) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: band, Q: narrow });
    breath.connect(filter).connect(swell(context, now + after, lasts, loudness * loud));
    breath.start(now + after, (band % 7) / 10);
    breath.stop(now + after + lasts);
  }
}

/**
 * What lets something swell and die away.
 * @param {AudioContext} where @param {number} at @param {number} lasts @param {number} loudness
 */
function swell(where, at, lasts, loudness) {
  const gain = new GainNode(where, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + RISES);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
  gain.connect(where.destination);
  return gain;
}

/** @param {AudioContext} where */
function hiss(where) {
  if (!noise) {
    noise = where.createBuffer(1, where.sampleRate, where.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}
