import { readFile } from 'node:fs/promises';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import type { CodecPort } from '../codec/codec-port.ts';

/** Pixels with their size, RGBA. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Decodes a picture file or its bytes. */
export async function readPicture(source: Buffer | string): Promise<Picture> {
  const picture = await loadImage(typeof source === 'string' ? await readFile(source) : source);
  const { height, width } = picture;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(picture, 0, 0);
  return { width, height, data: Uint8Array.from(ctx.getImageData(0, 0, width, height).data) };
}

/** Every frame of a clip at its own size. */
export async function readClip(codec: CodecPort, file: string): Promise<Picture[]> {
  const { height, width } = (await codec.probe(file)).video;
  const frames: Picture[] = [];
  for await (const { pixels } of codec.readFrames(file, { width, height })) {
    frames.push({ width, height, data: Uint8Array.from(pixels) });
  }
  return frames;
}

/** A part of a picture. */
export function crop({ data, width }: Picture, box: { x: number; y: number; width: number; height: number }): Picture {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = ((box.y + row) * width + box.x) * 4;
    return [...data.subarray(start, start + box.width * 4)];
  });
  return { width: box.width, height: box.height, data: Uint8Array.from(rows.flat()) };
}

/** Another size of a picture, as browsers shrink it. */
export function resize(picture: Picture, width: number, height: number): Picture {
  const source = createCanvas(picture.width, picture.height);
  const image = source.getContext('2d').createImageData(picture.width, picture.height);
  image.data.set(picture.data);
  source.getContext('2d').putImageData(image, 0, 0);
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(source, 0, 0, width, height);
  return { width, height, data: Uint8Array.from(ctx.getImageData(0, 0, width, height).data) };
}

/** Peak signal to noise of two pictures of one size, in decibels. */
export function likeness(one: Pick<Picture, 'data'>, two: Pick<Picture, 'data'>): number {
  const squares = one.data.reduce((sum, value, index) => sum + (value - (two.data[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, squares / one.data.length));
}
