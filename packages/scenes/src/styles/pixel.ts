import { contextOf, type Context2d, type Picture, type Pixels } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { buildLookup, chooseColours } from './median-cut.ts';
import type { Style, Treatment } from './style.ts';

const COLOURS = 32;
/** Ordered dither, 4 by 4. */
const BAYER = Int8Array.of(0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5);
const OFFSETS = Float32Array.from(BAYER, (value) => (value - 7.5) * 1.1);

const toFiveBits = (value: number) => Math.min(255, Math.max(0, value)) >> 3;

/** Replaces every pixel by the dithered choice of the lookup table. */
function reduceColours({ data, width, height }: Pixels, lookup: Uint32Array): void {
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 4) {
      const offset = OFFSETS[(y & 3) * 4 + (x & 3)] ?? 0;
      const red = toFiveBits((data[index] ?? 0) + offset);
      const green = toFiveBits((data[index + 1] ?? 0) + offset);
      const blue = toFiveBits((data[index + 2] ?? 0) + offset);
      const colour = lookup[(red << 10) | (green << 5) | blue] ?? 0;
      data[index] = colour >> 16;
      data[index + 1] = (colour >> 8) & 255;
      data[index + 2] = colour & 255;
    }
  }
}

/** One cell per 1/180 of the short side, so every resolution has the same mosaic. */
function treatPixels({ environment, width, height }: Stage): Treatment {
  const cell = Math.max(1, Math.round(Math.min(width, height) / 180));
  const mosaic = environment.canvas(width / cell, height / cell);
  const mosaicContext = contextOf(mosaic);
  let lookup: Uint32Array | null = null;
  const shrink = (source: Picture) => {
    mosaicContext.globalCompositeOperation = 'copy';
    mosaicContext.imageSmoothingQuality = 'medium';
    mosaicContext.drawImage(source, 0, 0, mosaic.width, mosaic.height);
    return mosaicContext.getImageData(0, 0, mosaic.width, mosaic.height);
  };
  return {
    finish: () => undefined,
    post: (ctx: Context2d, reference) => {
      lookup ??= buildLookup(chooseColours(shrink(reference()).data, COLOURS));
      const image = shrink(ctx.canvas);
      reduceColours(image, lookup);
      mosaicContext.putImageData(image, 0, 0);
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(mosaic, 0, 0, mosaic.width * cell, mosaic.height * cell);
      ctx.imageSmoothingEnabled = true;
    },
  };
}

/** A coarse mosaic in 32 colours chosen from the middle of the clip, with ordered dither. */
export const pixel: Style = {
  bloom: 0.25,
  grain: 0,
  vignette: 0.5,
  steps: 12,
  captionColour: '#fffaf0',
  palette: (mood) => mood,
  treat: treatPixels,
};
