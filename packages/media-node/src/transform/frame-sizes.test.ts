import { expect, it } from 'vitest';

import { frameSizes } from './frame-sizes.ts';

const size = (width: number, height: number) => ({ width, height });

it.each([
  [{ frame: null, upscale: false }, size(160, 90), [size(160, 90), size(160, 90), size(160, 90)]],
  [{ frame: null, upscale: true }, size(160, 90), [size(160, 90), size(320, 180), size(320, 180)]],
  [{ frame: size(1280, 720), upscale: false }, size(1920, 1080), [size(1280, 720), size(1280, 720), size(1280, 720)]],
  [{ frame: size(360, 640), upscale: false }, size(1920, 1080), [size(1138, 640), size(1138, 640), size(360, 640)]],
  [{ frame: size(1280, 720), upscale: true }, size(320, 240), [size(640, 480), size(1280, 960), size(1280, 720)]],
  [{ frame: size(1080, 1080), upscale: true }, size(500, 300), [size(900, 540), size(1800, 1080), size(1080, 1080)]],
  [
    { frame: size(360, 360), upscale: true, part: { x: 8, y: 8, ...size(120, 120) } },
    size(1920, 1080),
    [size(180, 180), size(360, 360), size(360, 360)],
  ],
])('of the plan %o a clip of %o has %o', (plan, source, [read, full, result]) => {
  expect(frameSizes(plan, source)).toEqual({ read, full, result });
});

it('always covers the frame, in even numbers that can be halved', () => {
  for (let width = 16; width < 2000; width += 97) {
    for (const upscale of [false, true]) {
      const { read, full, result } = frameSizes({ frame: size(1280, 720), upscale }, size(width, 1080));
      expect(full.width >= result.width && full.height >= result.height).toBe(true);
      expect([read.width % 2, read.height % 2]).toEqual([0, 0]);
    }
  }
});
