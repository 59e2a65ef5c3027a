import { createCanvas, ImageData } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createContinuation } from './continue-video.ts';
import type { VideoStill } from './video-frames.ts';

beforeEach(() => {
  vi.stubGlobal('ImageData', ImageData);
  // A constructor, as the platform's is.
  vi.stubGlobal('OffscreenCanvas', function surface(width: number, height: number) {
    return createCanvas(width, height);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A still with a bright bar that stands further right in each. */
function aStill(step: number): VideoStill {
  const canvas = new OffscreenCanvas(64, 36);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#204060';
  context?.fillRect(0, 0, 64, 36);
  if (context) context.fillStyle = '#f0e0c0';
  context?.fillRect(8 + step * 2, 6, 12, 24);
  return canvas;
}

it('goes on where the stills end, with frames that cover what was there', () => {
  const beyond = createContinuation([0, 1, 2, 3, 4, 5].map(aStill));
  const frames = [2, 10, 24].map((step) => {
    const still = beyond?.(step);
    return [...(still?.getContext('2d')?.getImageData(0, 0, 64, 36).data ?? [])];
  });
  expect(frames.map((data) => data.filter((level, index) => index % 4 === 3 && level < 255).length)).toEqual([0, 0, 0]);
  expect(frames[0]).toHaveLength(64 * 36 * 4);
  expect(frames[2]).not.toEqual(frames[0]);
});

it('is nothing without a still', () => {
  expect(createContinuation([])).toBeNull();
});
