import { TAU, createRandom } from '@kinora/drawing';

import { applyBiquad, lowPass } from './filter.ts';
import { createHiss, panGains, SAMPLE_RATE, type Stereo } from './stereo.ts';

/** A short tone that bends from one frequency to another. */
interface Chirp {
  readonly start: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  readonly pan: number;
}

function addChirp({ left, right }: Stereo, { start, length, from, to, gain, pan }: Chirp): void {
  const [leftGain, rightGain] = panGains(pan);
  const first = Math.floor(start * SAMPLE_RATE);
  const count = Math.floor(length * SAMPLE_RATE);
  let angle = 0;
  for (let step = 0; step < count && first + step < left.length; step++) {
    const t = step / count;
    angle += (TAU * (from + (to - from) * t)) / SAMPLE_RATE;
    const sample = Math.sin(angle) * Math.sin(Math.PI * t) ** 2 * gain;
    left[first + step] = (left[first + step] ?? 0) + sample * leftGain;
    right[first + step] = (right[first + step] ?? 0) + sample * rightGain;
  }
}

function secondsOf({ left }: Stereo): number {
  return left.length / SAMPLE_RATE;
}

/** Single drops before the even noise of the shower. */
export function addDrops(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  const count = Math.round(secondsOf(sound) * 22);
  for (let index = 0; index < count; index++) {
    const from = 1800 + 3600 * random();
    const start = random() * secondsOf(sound);
    const gain = 0.012 + 0.03 * random() ** 3;
    addChirp(sound, { start, length: 0.006 + 0.012 * random(), from, to: from * 0.6, gain, pan: random() * 2 - 1 });
  }
}

/** Phrases of a few quick notes from one side or the other. */
export function addBirds(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  for (let time = 0.4 + random(); time < secondsOf(sound) - 0.4; time += 0.9 + 1.8 * random()) {
    const pitch = 2300 + 1700 * random();
    const pan = random() * 1.6 - 0.8;
    const notes = 2 + Math.floor(random() * 4);
    for (let note = 0; note < notes; note++) {
      const from = pitch * (0.9 + 0.3 * random());
      const length = 0.05 + 0.06 * random();
      addChirp(sound, { start: time + note * 0.11, length, from, to: from * (0.8 + 0.5 * random()), gain: 0.018, pan });
    }
  }
}

/** Two crickets, each in its own beat. */
export function addCrickets(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  for (const pan of [-0.7, 0.6]) {
    const pitch = 4200 + 500 * random();
    const beat = 0.55 + 0.3 * random();
    for (let time = random() * beat; time < secondsOf(sound); time += beat) {
      for (let pulse = 0; pulse < 4; pulse++) {
        const start = time + pulse * 0.045;
        addChirp(sound, { start, length: 0.032, from: pitch, to: pitch * 1.01, gain: 0.009, pan });
      }
    }
  }
}

/** Single drops in a large hollow, each with echoes that fade from side to side. */
export function addDrips(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  for (let time = 0.2 + random() * 0.5; time < secondsOf(sound) - 0.2; time += 0.6 + 1.5 * random()) {
    const from = 900 + 700 * random();
    const side = random() < 0.5 ? -1 : 1;
    for (let echo = 0; echo < 4; echo++) {
      const pan = side * (0.25 + 0.2 * echo) * (echo % 2 === 0 ? 1 : -1);
      addChirp(sound, {
        start: time + echo * 0.19,
        length: 0.06,
        from,
        to: from * 1.5,
        gain: 0.034 * 0.45 ** echo,
        pan,
      });
    }
  }
}

/** Voices of a crowd without words: short low tones from everywhere. */
export function addVoices(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  const count = Math.round(secondsOf(sound) * 16);
  for (let index = 0; index < count; index++) {
    const from = 150 + 190 * random();
    const start = random() * secondsOf(sound);
    const to = from * (0.84 + 0.4 * random());
    const gain = 0.005 + 0.008 * random();
    addChirp(sound, { start, length: 0.09 + 0.14 * random(), from, to, gain, pan: random() * 1.8 - 0.9 });
  }
}

export function addBubbles(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  for (let time = random(); time < secondsOf(sound) - 0.2; time += 0.25 + 0.9 * random()) {
    const from = 260 + 500 * random();
    addChirp(sound, { start: time, length: 0.07, from, to: from * 1.7, gain: 0.022, pan: random() * 1.4 - 0.7 });
  }
}

/** Distant thunder: low noise that breaks and rolls away. */
export function addRumble(sound: Stereo, seed: number): void {
  const random = createRandom(seed);
  const { left, right } = sound;
  const noise = new Float32Array(left.length);
  const hiss = createHiss(seed);
  for (let start = 0.9 + random() * 0.6; start < secondsOf(sound); start += 2.1 + random() * 1.5) {
    const first = Math.floor(start * SAMPLE_RATE);
    for (let index = first; index < noise.length; index++) {
      const age = (index - first) / SAMPLE_RATE;
      const roll = 0.7 + 0.3 * Math.sin(age * 17 + start);
      noise[index] = (noise[index] ?? 0) + hiss() * Math.min(1, age * 12) * Math.exp(-age * 1.8) * roll;
    }
  }
  applyBiquad(noise, lowPass(110));
  for (let index = 0; index < noise.length; index++) {
    const sample = (noise[index] ?? 0) * 1.5;
    left[index] = (left[index] ?? 0) + sample;
    right[index] = (right[index] ?? 0) + sample * 0.85;
  }
}
