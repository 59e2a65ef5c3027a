import { expect, it } from 'vitest';

import { shareZoom, zoomShare } from './zoom-share.ts';

it('goes from an hour on the screen to single frames, in steps that look alike', () => {
  for (const share of [0, 25, 50, 100]) expect(zoomShare(shareZoom(share))).toBe(share);
  expect(shareZoom(60) / shareZoom(50)).toBeCloseTo(shareZoom(30) / shareZoom(20));
  expect(zoomShare(0.05)).toBe(0);
});
