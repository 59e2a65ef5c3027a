import { createGrade, createHalo, wordAt, toWord, wordsOf } from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Pastel: open shadows that lean to lilac, lights to peach. */
const PASTEL = {
  curve: [
    [0, 26],
    [60, 84],
    [128, 150],
    [200, 214],
    [255, 254],
  ],
  saturation: 1.08,
  split: { shadows: '#9a78d8', highlights: '#f6b8a8', strength: 26 },
} as const;

/** Screens the soft picture over the sharp one, as two slides in one frame. */
function veil(words: Int32Array, soft: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const light = wordAt(soft, index);
    const r = word & 255;
    const g = (word >> 8) & 255;
    const b = (word >> 16) & 255;
    words[index] = toWord(
      r + (((255 - r) * (light & 255) * 150) >> 16),
      g + (((255 - g) * ((light >> 8) & 255) * 138) >> 16),
      b + (((255 - b) * ((light >> 16) & 255) * 150) >> 16),
    );
  }
}

/** Soft focus: every light glows, shadows are lilac, nothing is quite awake. */
export const dream: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 11 * unit, threshold: 24 });
    const grade = createGrade(PASTEL);
    const colours = bench.colourSheet();
    return (pixels, time) => {
      bench.take(pixels, time);
      colours.fill(halo.spillAll(bench.half));
      veil(wordsOf(pixels), colours.words);
      grade(pixels);
    };
  },
};
