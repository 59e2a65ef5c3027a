import { expect, it } from 'vitest';

import { enlarges } from './enlarges.ts';

it.each([
  { resolution: '540p', width: 640, height: 360, isLarger: true },
  { resolution: '360p', width: 640, height: 360, isLarger: false },
  { resolution: '1080p', width: 720, height: 1280, isLarger: true },
  { resolution: '720p', width: 720, height: 1280, isLarger: false },
  { resolution: '1080p', width: 1920, height: 800, isLarger: false },
  { resolution: 'keep', width: 640, height: 360, isLarger: false },
])('$resolution enlarges $width × $height: $isLarger', ({ resolution, isLarger, ...size }) => {
  expect(enlarges(resolution, size)).toBe(isLarger);
});
