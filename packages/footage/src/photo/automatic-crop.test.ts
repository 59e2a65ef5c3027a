import type { Crop } from '@kinora/contracts/catalogue';
import { contextOf, type Context2d } from '@kinora/drawing';
import { cropRegion } from '@kinora/drawing/frame';
import { aPhoto, paintMeadow, paintPerson, photoEnv, nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { automaticCrop } from './automatic-crop.ts';
import { createPhotoScene } from './create-photo-scene.ts';
import { planPictures } from './plan-pictures.ts';

const environment = nodePaintEnv();
const WIDE = { width: 160, height: 90 };
const TALL = { width: 90, height: 160 };

const aside = (ctx: Context2d) => {
  paintMeadow(ctx);
  paintPerson(ctx, [255, 60, 14]);
};
const high = (ctx: Context2d) => {
  paintMeadow(ctx);
  paintPerson(ctx, [90, 60, 22]);
};

/** The part of a picture that a crop keeps, as large as the frame. */
function cut(picture: ReturnType<typeof aPhoto>, crop: Crop, frame: typeof WIDE): Context2d {
  const on = contextOf(nodeCanvas(frame.width, frame.height));
  const { x, y, width, height } = cropRegion(picture, frame.width / frame.height, crop);
  on.drawImage(picture, x, y, width, height, 0, 0, frame.width, frame.height);
  return on;
}

const pixelsOf = (on: Context2d): number[] => [...on.getImageData(0, 0, on.canvas.width, on.canvas.height).data];

/** How far two pictures are apart in the mean of all channels. */
function apart(one: Context2d, other: Context2d): number {
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
}

describe('the automatic crop', () => {
  it.each([
    { name: 'a wide picture', size: [320, 180], frame: TALL, paint: aside },
    { name: 'a tall picture', size: [180, 320], frame: WIDE, paint: high },
    { name: 'a square one', size: [200, 200], frame: WIDE, paint: paintMeadow },
  ] as const)('is what a clip shows of $name', ({ size, frame, paint }) => {
    const picture = aPhoto(size, paint);
    const { plan } = planPictures({ hasLast: false, watermark: false, camera: 'still' });
    const shown = contextOf(nodeCanvas(frame.width, frame.height));
    createPhotoScene({ ...plan, ...frame }, photoEnv({ first: picture })).drawFrame(shown, 0);
    const crop = automaticCrop(environment, picture, frame);
    expect(apart(shown, cut(picture, crop, frame))).toBeLessThan(4);
    const elsewhere = { ...crop, x: crop.x - 0.1, y: crop.y + 0.1 };
    expect(apart(shown, cut(picture, elsewhere, frame))).toBeGreaterThan(8);
  });

  it('goes to the side where somebody stands', () => {
    const { x, y, zoom } = automaticCrop(environment, aPhoto([320, 180], aside), TALL);
    expect(x).toBeGreaterThan(0.7);
    expect([y, zoom]).toEqual([0.5, 1]);
  });

  it('is the whole of a picture that has the shape already', () => {
    expect(automaticCrop(environment, aPhoto([320, 180], aside), WIDE)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  });

  it('stays in the middle of a very long picture, whose ends no clip shows', () => {
    const { x } = automaticCrop(environment, aPhoto([1200, 90], aside), TALL);
    const reach = (90 * (90 / 160) * 2.4) / 1200 / 2;
    expect(Math.abs(x - 0.5)).toBeLessThan(reach);
  });

  it('does not depend on the pixels of the frame', () => {
    const picture = aPhoto([320, 180], aside);
    const [small, large] = [1, 8].map((times) =>
      automaticCrop(environment, picture, { width: 90 * times, height: 160 * times }),
    );
    expect(large?.x).toBeCloseTo(small?.x ?? 0, 1);
  });
});
