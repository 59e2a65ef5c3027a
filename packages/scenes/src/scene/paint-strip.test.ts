import { describe, expect, it } from 'vitest';

import type { Strip } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { paintStrip } from './paint-strip.ts';

function stripOf(scroll: number, fixed = false): Strip {
  const found: Strip[] = [];
  paintStrip(aStage({ scroll }).stage, { parallax: 1, top: 10.7, fixed }, (_, strip) => found.push(strip));
  const [strip] = found;
  if (!strip) throw new Error('Nothing was painted.');
  return strip;
}

const places = (strip: Strip) => {
  const found: number[] = [];
  strip.scatter(30, 400, (x) => found.push(x));
  return found;
};

const drawn = (strip: Strip, x: number) => {
  const found: number[] = [];
  strip.wrap(x, 20, (place) => found.push(place));
  return found;
};

describe('painting a strip', () => {
  it('reaches past both edges, and further when it scrolls', () => {
    const { left, right, width, top, stage } = stripOf(0);
    expect(left).toBe(-stage.frame.margin);
    expect(right - left).toBe(width);
    expect(right).toBeGreaterThanOrEqual(320 + stage.frame.margin);
    expect(top).toBe(10);
    expect(stripOf(0.3).width).toBeGreaterThan(width);
    expect(stripOf(0.3, true).width).toBe(width);
  });

  it('scatters over its whole width, and off the seam when it scrolls', () => {
    const still = stripOf(0);
    expect(Math.max(...places(still)) - Math.min(...places(still))).toBeGreaterThan(still.width * 0.85);
    const moving = stripOf(0.3);
    expect(Math.min(...places(moving)) - moving.left).toBeGreaterThanOrEqual(45 * moving.stage.unit);
  });

  it('draws again across the seam of a scrolling strip', () => {
    const moving = stripOf(0.3);
    expect(drawn(moving, moving.left + 5)).toEqual([moving.left + 5, moving.left + 5 + moving.width]);
    expect(drawn(moving, moving.right - 5)).toHaveLength(2);
    expect(drawn(moving, 100)).toEqual([100]);
    expect(drawn(stripOf(0), stripOf(0).left)).toHaveLength(1);
  });
});
