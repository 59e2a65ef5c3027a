import { createFinish, createGrade, createHalo, wordAt, createWeave, toWord, wordsOf } from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createAccidents } from './accidents.ts';
import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** A warm print: shoulders roll off, blacks are lifted, shadows lean to green and lights to amber. */
const PRINT = {
  curve: [
    [0, 12],
    [52, 42],
    [128, 132],
    [205, 216],
    [255, 244],
  ],
  saturation: 1.04,
  gain: [1, 0.985, 0.93],
  split: { shadows: '#4a7a86', highlights: '#d09a58', strength: 22 },
} as const;

/** Slow wandering of the film in the gate, in pixels. */
const gateAt = (time: number, unit: number) =>
  0.9 * Math.min(unit, 1) * Math.sin(time * 4.3 + 2) * Math.sin(time * 0.9);

/** Light that comes back from behind the film: red, with a little green. */
function addHalation(words: Int32Array, glow: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const spill = wordAt(glow, index);
    words[index] = toWord((word & 255) + (spill >> 2), ((word >> 8) & 255) + (spill >> 4), (word >> 16) & 255);
  }
}

/** A projected colour print: warm, glowing red around lamps, grainy, never quite still in the gate. */
export const film: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const halo = createHalo(bench.half, { radius: 9 * unit, threshold: 165 });
    const grade = createGrade(PRINT);
    const weave = createWeave(frame);
    const age = createAccidents({ seed: frame.seed, rate: 12, specks: 1.2, scratch: 0.25, unit });
    const finish = createFinish(frame, { seed: frame.seed, grain: 7, grainSize: 2, grainRate: 12, vignette: 0.5 });
    const glow = bench.pairSheet();
    return (pixels, time) => {
      bench.take(pixels, time);
      glow.fill(halo.spillOf(bench.half.red));
      addHalation(wordsOf(pixels), glow.words);
      grade(pixels);
      weave(pixels, gateAt(time, unit));
      age(pixels, time);
      finish(pixels, time);
    };
  },
};
