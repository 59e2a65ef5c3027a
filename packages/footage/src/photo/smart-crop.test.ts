import type { Context2d } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { preparePicture } from './prepare-picture.ts';

const environment = nodePaintEnv();

/** The part of a picture that the frame shows, as shares of its width and height. */
function shown(
  [width, height]: readonly [number, number],
  frame: { width: number; height: number },
  paint: (ctx: Context2d) => void,
) {
  const { extent } = preparePicture(environment, aPhoto([width, height], paint), { ...frame, subject: 'none' });
  const aspect = frame.width / frame.height;
  return {
    left: (-aspect / 2 - extent.left) / extent.width,
    right: (aspect / 2 - extent.left) / extent.width,
    top: (-0.5 - extent.top) / extent.height,
    bottom: (0.5 - extent.top) / extent.height,
  };
}

const WIDE = { width: 160, height: 90 };
const TALL = { width: 90, height: 160 };

describe('the crop', () => {
  it('keeps a head near the top of a tall picture in a wide frame', () => {
    const part = shown([180, 320], WIDE, (ctx) => {
      paintMeadow(ctx);
      paintPerson(ctx, [90, 60, 22]);
    });
    expect(part.top).toBeLessThan((60 - 22) / 320);
    expect(part.bottom).toBeGreaterThan((60 + 22) / 320);
  });

  it('follows a person to the side of a wide picture in a tall frame', () => {
    const part = shown([320, 180], TALL, (ctx) => {
      paintMeadow(ctx);
      paintPerson(ctx, [255, 60, 14]);
    });
    expect(part.left).toBeLessThan((255 - 14) / 320);
    expect(part.right).toBeGreaterThan((255 + 14) / 320);
  });

  it('shows a picture of the frame’s shape whole', () => {
    const part = shown([320, 180], WIDE, paintMeadow);
    expect(part.right - part.left).toBeGreaterThan(0.99);
    expect(part.bottom - part.top).toBeGreaterThan(0.99);
  });

  it('never leaves a picture of any shape', () => {
    for (const size of [
      [400, 60],
      [60, 400],
      [40, 40],
      [333, 77],
    ] as const) {
      const part = shown(size, WIDE, paintMeadow);
      expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(-1e-6);
      expect(Math.max(part.right, part.bottom)).toBeLessThanOrEqual(1 + 1e-6);
    }
  });
});
