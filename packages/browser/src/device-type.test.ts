import { expect, it } from 'vitest';

import { deviceType } from './device-type.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

it.each([
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 5, 'tablet'],
  [MAC, 5, 'tablet'],
  [MAC, 1, 'desktop'],
  [MAC, 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/140.0.0.0 Safari/537.36', 5, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36', 5, 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 5, 'mobile'],
  ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0', 2, 'mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 10, 'desktop'],
  ['', 0, 'desktop'],
] as const)('%s with %i touch points is a %s', (userAgent, maxTouchPoints, type) => {
  expect(deviceType({ userAgent, maxTouchPoints })).toBe(type);
});
