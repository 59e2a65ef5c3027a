import { panel, contextOf, type Context2d } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, photoEnv, nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { PHOTO_MOVES } from './camera-moves.ts';
import { createPhotoScene } from './create-photo-scene.ts';
import { planPictures, type PicturesWish } from './plan-pictures.ts';

const SIZE = { width: 80, height: 44 };
const RED = [200, 30, 40] as const;
const BLUE = [30, 60, 200] as const;

/** Red and green above, blue and yellow below. */
function paintQuarters(ctx: Context2d): void {
  const { width, height } = ctx.canvas;
  const [across, down] = [width / 2, height / 2];
  panel(ctx, `rgb(${RED.join()})`, [0, 0, across, down]);
  panel(ctx, '#1c9a3a', [across, 0, across, down]);
  panel(ctx, `rgb(${BLUE.join()})`, [0, down, across, down]);
  panel(ctx, '#e8d020', [across, down, across, down]);
}

/** Furthest that a channel of any pixel is from a colour, in some frames of a clip. */
function furthest(wish: Partial<PicturesWish>, colours: readonly (readonly [number, number, number])[]): number {
  const pictures = { first: aPhoto([320, 176], paintQuarters), last: aPhoto([176, 320], paintQuarters) };
  const { plan } = planPictures({ hasLast: false, watermark: false, seconds: 1, ...wish });
  const scene = createPhotoScene({ ...plan, ...SIZE }, photoEnv(pictures));
  const canvas = nodeCanvas(SIZE.width, SIZE.height);
  const ctx = contextOf(canvas);
  const away = colours.map((colour, index) => {
    scene.drawFrame(ctx, Math.round((index / Math.max(1, colours.length - 1)) * (scene.frames - 1)));
    const { data } = ctx.getImageData(0, 0, SIZE.width, SIZE.height);
    return Math.max(...data.filter((_, at) => at % 4 < 3).map((value, at) => Math.abs(value - (colour[at % 3] ?? 0))));
  });
  return Math.max(...away);
}

it.each(PHOTO_MOVES)('shows nothing but the chosen part, however the camera goes: %s', (camera) => {
  const crops = { first: { x: 0.25, y: 0.25, zoom: 2.05 } };
  expect(furthest({ camera, motion: 'large', crops }, [RED, RED, RED])).toBeLessThan(12);
});

it('shows the chosen part of both pictures', () => {
  const crops = { first: { x: 0, y: 0, zoom: 3 }, last: { x: 0.2, y: 0.9, zoom: 2.5 } };
  expect(furthest({ hasLast: true, camera: 'still', crops }, [RED, BLUE])).toBeLessThan(12);
});

it('shows other colours too where nobody chose', () => {
  expect(furthest({ camera: 'still' }, [RED])).toBeGreaterThan(100);
});

function paintMeeting(ctx: Context2d): void {
  paintMeadow(ctx);
  paintPerson(ctx, [90, 60, 16]);
}

it('shows a chosen part as if the picture were no larger', () => {
  const whole = aPhoto([320, 180], paintMeeting);
  const part = aPhoto([160, 90], (ctx) => ctx.drawImage(whole, -40, -20));
  const frameOf = (picture: typeof whole, crops?: PicturesWish['crops']) => {
    const { plan } = planPictures({ hasLast: false, watermark: false, camera: 'orbit', crops });
    const size = { width: 160, height: 90 };
    const ctx = contextOf(nodeCanvas(size.width, size.height));
    createPhotoScene({ ...plan, ...size }, photoEnv({ first: picture })).drawFrame(ctx, 60);
    return ctx.getImageData(0, 0, size.width, size.height).data;
  };
  // The middle of the part, of the whole: 40 + 80 of 320, 20 + 45 of 180.
  const cropped = frameOf(whole, { first: { x: 120 / 320, y: 65 / 180, zoom: 2 } });
  expect(cropped).toEqual(frameOf(part));
});
