import { createFinish, createGrade, createHalo, wordAt, toWord, wordsOf } from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Teal shadows against skin and lamp light. */
const TEAL_AND_ORANGE = {
  curve: [
    [0, 2],
    [45, 30],
    [120, 112],
    [190, 186],
    [255, 246],
  ],
  saturation: 1.06,
  gain: [1.02, 0.99, 0.95],
  split: { shadows: '#0a6a86', highlights: '#f0a860', strength: 30 },
} as const;

/** Light that spills through the lens: its own colour far, red near the lamp. */
function addBloom(words: Int32Array, bloom: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const light = wordAt(bloom, index);
    const r = word & 255;
    const g = (word >> 8) & 255;
    const b = (word >> 16) & 255;
    words[index] = toWord(
      r + (((255 - r) * (light & 255) * 88) >> 16),
      g + (((255 - g) * ((light >> 8) & 255) * 56) >> 16),
      b + (((255 - b) * ((light >> 16) & 255) * 52) >> 16),
    );
  }
}

/** A feature film's grade: teal and orange, deep contrast, lamps that bloom, fine grain. */
export const cinematic: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 16 * unit, threshold: 176 });
    const grade = createGrade(TEAL_AND_ORANGE);
    const finish = createFinish(frame, { seed: frame.seed, grain: 3, grainRate: 12, vignette: 0.55 });
    const colours = bench.colourSheet();
    return (pixels, time) => {
      bench.take(pixels, time);
      colours.fill(halo.spillAll(bench.half));
      addBloom(wordsOf(pixels), colours.words);
      grade(pixels);
      finish(pixels, time);
    };
  },
};
