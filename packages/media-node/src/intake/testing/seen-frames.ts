import { readFile } from 'node:fs/promises';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import { nodeAvCodec } from '../../codec/adapters/node-av-codec.ts';
import type { AcceptedPicture, AcceptedVideo } from '../accept-upload.ts';
import type { ExpectedPicture } from './fixture.ts';
import { CARD, type Corner } from './test-card.ts';

/** RGBA of a frame or picture. */
export interface Seen {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export async function seenPicture({ file }: AcceptedPicture): Promise<Seen> {
  const image = await loadImage(await readFile(file.path));
  const { height, width } = image;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  return { pixels: ctx.getImageData(0, 0, width, height).data, width, height };
}

export async function seenFrame({ file, height, width }: AcceptedVideo, index: number): Promise<Seen> {
  return { pixels: await nodeAvCodec.decodeFrame(file.path, index), width, height };
}

const AS_ON_THE_CARD: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
const PLACES = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/** The largest difference of a colour in the four corners from what is expected there, of 255. */
export function largestError(
  seen: Seen,
  { corners = AS_ON_THE_CARD as ExpectedPicture['corners'] }: ExpectedPicture,
): number {
  const errors = PLACES.flatMap((place, index) => {
    const colour = CARD[corners?.[index] ?? 'topLeft'];
    return colourAt(seen, place).map((value, channel) => Math.abs(value - (colour[channel] ?? 0)));
  });
  return Math.max(...errors);
}

/** Red, green and blue at a place, in shares of the sides. */
export function colourAt({ height, pixels, width }: Seen, [x, y]: readonly [number, number]): number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...pixels.subarray(at, at + 3)];
}
