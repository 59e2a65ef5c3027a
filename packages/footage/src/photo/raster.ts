import { contextOf, type Canvas, type PaintEnv, type Picture, type Pixels } from '@kinora/drawing';

import { samplePlane, type Plane } from './plane.ts';

/** Pixels as whole words, byte order red, green, blue, alpha; not premultiplied, so that colours go on under alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
}

/** The same memory as words. */
export function wordsOf({ data }: Pixels): Int32Array {
  return new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
}

export function readRaster(canvas: Canvas): Raster {
  const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, words: wordsOf(pixels) };
}

/** A copy whose alpha is the plane, stretched over it. */
export function withMatte({ width, height, words }: Raster, matte: Plane): Raster {
  const scaleX = matte.width / width;
  const scaleY = matte.height / height;
  const made = new Int32Array(words.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const share = samplePlane(matte, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5);
      made[at] = ((words[at] ?? 0) & 0xffffff) | (Math.round(Math.min(1, Math.max(0, share)) * 255) << 24);
    }
  }
  return { width, height, words: made };
}

/** Empties the outermost pixels but the lowest, which else would go on beyond the edge where a raster is moved. */
export function clearRim({ width, height, words }: Raster): void {
  words.fill(0, 0, width);
  for (let y = 1; y < height; y++) {
    words[y * width] = 0;
    words[(y + 1) * width - 1] = 0;
  }
}

/** The raster on a canvas of its own. */
export function paintRaster(environment: PaintEnv, { width, height, words }: Raster): Canvas {
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const pixels = ctx.createImageData(width, height);
  wordsOf(pixels).set(words);
  ctx.putImageData(pixels, 0, 0);
  return canvas;
}

/** A rectangle of a picture, in its pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A region of a picture on a canvas of a size; shrinks by halves first where it must shrink much. */
export function cutRegion(
  environment: PaintEnv,
  picture: Picture,
  { region, width, height }: { readonly region: Region; readonly width: number; readonly height: number },
): Canvas {
  let source: Picture = picture;
  let { x, y, width: across, height: down } = region;
  while (across > width * 2.2) {
    const half = environment.canvas(across / 2, down / 2);
    const ctx = contextOf(half);
    ctx.drawImage(source, x, y, across, down, 0, 0, half.width, half.height);
    source = half;
    [x, y, across, down] = [0, 0, half.width, half.height];
  }
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(source, x, y, across, down, 0, 0, canvas.width, canvas.height);
  return canvas;
}
