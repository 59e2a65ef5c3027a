import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { findCut } from './find-cut.ts';

/** A meadow with somebody in red on its right side. */
function decode() {
  const canvas = createCanvas(320, 180);
  const context = canvas.getContext('2d');
  const fill = (colour: string, place: readonly [number, number, number, number]) => {
    context.fillStyle = colour;
    context.fillRect(...place);
  };
  fill('#b9d4ec', [0, 0, 320, 180]);
  fill('#5f9a4a', [0, 110, 320, 70]);
  fill('#b3202e', [240, 70, 36, 70]);
  fill('#d9a27c', [246, 44, 24, 26]);
  return Promise.resolve(canvas);
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  // A constructor, as the platform's is.
  vi.stubGlobal('OffscreenCanvas', function surface(width: number, height: number) {
    return createCanvas(width, height);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('goes to where somebody stands, in the shape of the frame', async () => {
  const picture = { kind: 'file', id: 'walk', file: new Blob(['a walk']) } as const;
  const tall = await findCut({ picture, frame: { width: 405, height: 720 } });
  expect(tall.x).toBeGreaterThan(0.65);
  expect(tall).toMatchObject({ y: 0.5, zoom: 1 });
  expect(await findCut({ picture, frame: { width: 1280, height: 720 } })).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
});
