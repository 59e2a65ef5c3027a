import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, createPixels, createPlane } from '../pixels/plane.ts';
import { createDoubling, shrinkPlane } from '../upscale/resample.ts';
import { createUpscale } from '../upscale/upscale.ts';
import { peakSignalToNoise } from './picture.ts';

/** The size of a picture that is halved and doubled again. */
export const LARGE = { width: 320, height: 180 };
const SMALL = { width: 160, height: 90 };

/** One channel of a picture as a plane. */
function planeOf({ data, width, height }: Pixels, channel: number) {
  const plane = createPlane({ width, height });
  for (let index = 0; index < plane.data.length; index++) plane.data[index] = byteAt(data, index * 4 + channel);
  return plane;
}

function eachChannel(target: Pixels, make: (channel: number) => Float32Array): Pixels {
  for (let channel = 0; channel < 3; channel++) {
    make(channel).forEach((level, index) => (target.data[index * 4 + channel] = level));
  }
  return target;
}

const reduced = (source: Pixels) =>
  eachChannel(createPixels(SMALL), (channel) => {
    const small = createPlane(SMALL);
    shrinkPlane(planeOf(source, channel), small);
    return small.data;
  });

const bicubic = (source: Pixels) =>
  eachChannel(createPixels(LARGE), (channel) => {
    const large = createPlane(LARGE);
    createDoubling(SMALL)(planeOf(source, channel), large);
    return large.data;
  });

function upscaled(source: Pixels): Pixels {
  const target = createPixels(LARGE);
  createUpscale(SMALL)(source, target);
  return target;
}

/** Decibels that a picture of the size `LARGE` gains over bicubic interpolation when it is halved and doubled again. */
export function upscaleGain(source: Pixels): number {
  const small = reduced(source);
  return peakSignalToNoise(source, upscaled(small)) - peakSignalToNoise(source, bicubic(small));
}
