import {
  curveThrough,
  createFinish,
  createHalo,
  weighWord,
  byteAt,
  wordAt,
  toByte,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleKind } from './restyle.ts';

/** Hard light and deep shade. */
const CONTRAST = curveThrough([
  [0, 0],
  [48, 10],
  [110, 78],
  [170, 172],
  [220, 228],
  [255, 250],
]);

/**
 * Silver tones: contrast against the brightness of the surroundings (the lower half of `light`), then the curve, then
 * light that spills (the upper half).
 */
function develop(words: Int32Array, light: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const luma = weighWord(wordAt(words, index));
    const around = wordAt(light, index);
    const local = luma + (((luma - (around & 255)) * 190) >> 8);
    const silver = byteAt(CONTRAST, toByte(local));
    const grey = silver + (((around >> 16) * (280 - silver)) >> 10);
    words[index] = toWord(grey, grey, grey + ((255 - Math.min(255, grey)) >> 5));
  }
}

/** Black and white of the crime films: hard contrast, glowing lamps, dark corners, fine grain. */
export const noir: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const { half } = bench;
    const halo = createHalo(half, { radius: 12 * unit, threshold: 185 });
    const finish = createFinish(frame, { seed: frame.seed, grain: 6, grainRate: 12, vignette: 0.75 });
    const light = bench.pairSheet();
    const surroundings = createHalo(half, { radius: 18 * unit, threshold: 0 });
    return (pixels, time) => {
      bench.take(pixels, time);
      light.fill(surroundings.spillOf(half.luma), halo.spillOf(half.luma));
      develop(wordsOf(pixels), light.words);
      finish(pixels, time);
    };
  },
};
