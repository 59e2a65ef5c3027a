import { expect, it } from 'vitest';

import { frameSizes } from './frame-sizes.ts';

const size = (width: number, height: number) => ({ width, height });

const HD = size(1920, 1080);
const EXACT = { x: 8, y: 8, ...size(120, 120) };

it.each([
  [{ frame: null, upscale: false }, size(160, 90), [size(160, 90), size(160, 90), size(160, 90)]],
  [{ frame: null, upscale: true }, size(160, 90), [size(160, 90), size(320, 180), size(320, 180)]],
  [{ frame: size(1280, 720), upscale: false }, HD, [size(1280, 720), size(1280, 720), size(1280, 720)]],
  [{ frame: size(360, 360), upscale: true, part: EXACT }, HD, [size(180, 180), size(360, 360), size(360, 360)], EXACT],
  // A cut this small is made of the whole.
  [{ frame: size(1280, 720), upscale: false }, size(1400, 720), [size(1400, 720), size(1400, 720), size(1280, 720)]],
  [
    { frame: size(360, 640), upscale: false },
    HD,
    [size(400, 640), size(400, 640), size(360, 640)],
    { x: 624, y: 0, ...size(672, 1080) },
  ],
  [
    { frame: size(1280, 720), upscale: true },
    size(320, 240),
    [size(640, 400), size(1280, 800), size(1280, 720)],
    { x: 0, y: 20, ...size(320, 200) },
  ],
  [
    { frame: size(1080, 1080), upscale: true },
    size(500, 300),
    [size(598, 540), size(1196, 1080), size(1080, 1080)],
    { x: 84, y: 0, ...size(332, 300) },
  ],
])('of the plan %o a clip of %o has %o', (...[plan, source, [read, full, result], part]) => {
  expect(frameSizes(plan, source)).toEqual({ part, read, full, result });
});

it('always covers the frame, in even numbers that can be halved, by even pixels about the middle of the clip', () => {
  for (let width = 16; width < 2000; width += 98) {
    for (const upscale of [false, true]) {
      const whole = { x: 0, y: 0, ...size(width, 1080) };
      const { full, part = whole, read, result } = frameSizes({ frame: size(1280, 720), upscale }, whole);
      expect(full.width >= result.width && full.height >= result.height).toBe(true);
      expect([read.width, read.height, part.x, part.y, part.width, part.height].map((side) => side % 2)).toEqual(
        Array.from({ length: 6 }, () => 0),
      );
      expect([part.x * 2 + part.width, part.y * 2 + part.height]).toEqual([width, 1080]);
    }
  }
});
