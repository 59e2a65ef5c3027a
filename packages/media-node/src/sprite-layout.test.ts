import { expect, it } from 'vitest';

import { fitInto, spriteFrames, spriteLayout } from './sprite-layout.ts';

it('takes twelve frames from the middle of each twelfth', () => {
  expect(spriteFrames(120)).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115]);
  expect(spriteFrames(1)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(Math.max(...spriteFrames(7))).toBe(6);
});

it('keeps the shape of the clip in tiles of at most 320 pixels', () => {
  const clip = { frames: 48, fps: 24 };
  expect(spriteLayout({ width: 1280, height: 720, ...clip })).toMatchObject({ tileWidth: 320, tileHeight: 180 });
  expect(spriteLayout({ width: 1080, height: 1920, ...clip })).toMatchObject({ tileWidth: 180, tileHeight: 320 });
  expect(spriteLayout({ width: 160, height: 90, ...clip })).toMatchObject({ tileWidth: 160, tileHeight: 90 });
  expect(spriteLayout({ width: 1280, height: 720, ...clip }).seconds[1]).toBe(6 / 24);
});

it.each([
  [1280, 720, [640, 360]],
  [720, 1280, [360, 640]],
  [854, 480, [640, 360]],
  [640, 360, [640, 360]],
  [320, 180, [320, 180]],
])('makes a proxy of %i x %i that is %j', (width, height, proxy) => {
  const size = fitInto({ width, height }, { shorter: 360 });
  expect([size.width, size.height]).toEqual(proxy);
});
