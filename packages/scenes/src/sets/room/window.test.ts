import { describe, expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { makeWindow } from './window.ts';

const SHAPES = [
  [320, 180],
  [180, 320],
  [180, 180],
] as const;

describe('makeWindow', () => {
  it.each(SHAPES)('fits into a frame of %i x %i', (width, height) => {
    const window = makeWindow(aStage({ set: 'room', width, height }).stage);
    expect(window.x).toBeGreaterThan(0);
    expect(window.x + window.width).toBeLessThan(width);
    expect(window.sill).toBeCloseTo(window.y + window.height);
    expect(window.sill).toBeLessThan(height * 0.8);
  });
  it('puts the lamp beside the glass', () => {
    const window = makeWindow(aStage({ set: 'room' }).stage);
    expect(window.lampX < window.x || window.lampX > window.x + window.width).toBe(true);
  });
  it('is grey outside when it rains', () => {
    const [dry, wet] = (['clear', 'rain'] as const).map((weather) => aStage({ set: 'room', weather }).stage);
    expect(wet && makeWindow(wet).outside).not.toEqual(dry && makeWindow(dry).outside);
  });
});
