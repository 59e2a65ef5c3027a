import { TAU } from '@kinora/drawing';

import { applyBiquad, bandPass } from './filter.ts';
import { createHiss, SAMPLE_RATE, type Stereo } from './stereo.ts';

/** Seconds of air that rushes towards a cut, and of the low tone that rings on behind it. */
const RUSH = 0.45;
const RING = 0.7;

function add({ left, right }: Stereo, index: number, sample: number): void {
  if (index < 0 || index >= left.length) return;
  left[index] = (left[index] ?? 0) + sample;
  right[index] = (right[index] ?? 0) + sample;
}

/** Marks each cut, in seconds: air that swells up to it, and a soft low stroke that falls from 90 to 45 Hz. */
export function addCutHits(sound: Stereo, cuts: readonly number[], seed: number): void {
  const hiss = createHiss(seed);
  for (const cut of cuts) {
    const at = Math.round(cut * SAMPLE_RATE);
    const rush = Float32Array.from({ length: Math.round(RUSH * SAMPLE_RATE) }, hiss);
    applyBiquad(rush, bandPass(1800, 0.7));
    rush.forEach((value, step) => add(sound, at - rush.length + step, value * 0.1 * (step / rush.length) ** 3));
    let angle = 0;
    for (let step = 0; step < RING * SAMPLE_RATE; step++) {
      const age = step / SAMPLE_RATE;
      angle += (TAU * (45 + 45 * Math.exp(-age * 14))) / SAMPLE_RATE;
      add(sound, at + step, Math.sin(angle) * 0.34 * Math.min(1, age * 400) * Math.exp(-age * 6));
    }
  }
}
