import { expect, it } from 'vitest';

import { frameSize } from './frame-size.ts';

it.each([
  ['16:9', '720p', { width: 1280, height: 720 }],
  ['16:9', '540p', { width: 960, height: 540 }],
  ['9:16', '1080p', { width: 1080, height: 1920 }],
  ['1:1', '360p', { width: 360, height: 360 }],
  ['4:3', '540p', { width: 720, height: 540 }],
  ['3:4', '720p', { width: 720, height: 960 }],
] as const)('%s at %s is %o', (shape, resolution, size) => {
  expect(frameSize(shape, resolution)).toEqual(size);
});

it('has even sides for every shape and resolution', () => {
  for (const shape of ['16:9', '9:16', '1:1', '4:3', '3:4'] as const) {
    for (const resolution of ['360p', '540p', '720p', '1080p'] as const) {
      const { width, height } = frameSize(shape, resolution);
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(`${Math.min(width, height)}p`).toBe(resolution);
    }
  }
});
