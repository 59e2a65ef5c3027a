import type { Pixels } from '../painting/canvas.ts';
import { curveThrough } from '../pixels/curve.ts';
import { createFinish } from '../pixels/finish.ts';
import { createHalo } from '../pixels/halo.ts';
import { lumaAt } from '../pixels/luma.ts';
import { byteAt, createPlane } from '../pixels/plane.ts';
import { unitOf } from '../scene/compose-frame.ts';
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

interface Light {
  /** Brightness of the surroundings. */
  readonly around: Uint8ClampedArray;
  readonly glow: Uint8ClampedArray;
}

/** Silver tones: contrast against the surroundings, then the curve, then light that spills. */
function develop({ data }: Pixels, { around, glow }: Light): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const luma = lumaAt(data, index);
    const local = luma + (((luma - byteAt(around, pixel)) * 190) >> 8);
    const silver = byteAt(CONTRAST, Math.max(0, Math.min(255, local)));
    const light = silver + ((byteAt(glow, pixel) * (280 - silver)) >> 10);
    data[index] = light;
    data[index + 1] = light;
    data[index + 2] = light + ((255 - light) >> 5);
  }
}

/** Black and white of the crime films: hard contrast, glowing lamps, dark corners, fine grain. */
export const noir: RestyleKind = {
  sequential: false,
  make: (frame) => {
    const bench = createBench(frame, null);
    const unit = unitOf(frame);
    const { half, blur } = bench;
    const halo = createHalo(half, { radius: 12 * unit, threshold: 185 });
    const finish = createFinish(frame, { seed: frame.seed, grain: 6, grainRate: 12, vignette: 0.75 });
    const [around, glow] = [bench.sheet(), bench.sheet()];
    const wide = createPlane(half);
    return (pixels, time) => {
      bench.take(pixels, time);
      wide.data.set(half.luma.data);
      blur(wide, Math.round(18 * unit));
      blur(wide, Math.round(18 * unit));
      bench.enlarge(wide, around);
      bench.enlarge(halo.spillOf(half.luma), glow);
      develop(pixels, { around: around.data, glow: glow.data });
      finish(pixels, time);
    };
  },
};
