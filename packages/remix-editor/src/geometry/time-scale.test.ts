import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { expect, it } from 'vitest';

import {
  boundZoom,
  LANE_INSET,
  laneWidth,
  pixelsAt,
  pixelsFor,
  ticksFor,
  timeAtPixel,
  ZOOM_MAX,
} from './time-scale.ts';

const SECOND = TICKS_PER_SECOND;

it('goes from times to pixels and back', () => {
  expect(pixelsAt(2 * SECOND, 50)).toBe(LANE_INSET + 100);
  expect(timeAtPixel(LANE_INSET + 100, 50)).toBe(2 * SECOND);
  expect(pixelsFor(SECOND / 2, 50)).toBe(25);
  expect(ticksFor(1, 7)).toBe(Math.round(SECOND / 7));
});

it('has no time before the first', () => {
  expect(timeAtPixel(0, 50)).toBe(0);
});

it('bounds the zoom by what browsers lay out', () => {
  expect(boundZoom(9999, SECOND)).toBe(ZOOM_MAX);
  expect(boundZoom(0, SECOND)).toBe(0.05);
  const threeHours = 3 * 3600 * SECOND;
  expect(pixelsFor(threeHours, boundZoom(2400, threeHours))).toBeLessThanOrEqual(16_000_000);
});

it('leaves room behind the last clip', () => {
  expect(laneWidth(0, 50, 800)).toBe(800);
  expect(laneWidth(100 * SECOND, 50, 800)).toBe(LANE_INSET + 5000 + 400);
});
