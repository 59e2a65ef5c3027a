import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { drawFlame, flickerAt } from './flame.ts';

describe('flickerAt', () => {
  it('comes back to its start', () => expect(flickerAt(1, 3)).toBeCloseTo(flickerAt(0, 3)));
  it('differs between neighbours', () => expect(flickerAt(0.3, 1)).not.toBeCloseTo(flickerAt(0.3, 2)));
  it('stays within its bounds', () => {
    const values = Array.from({ length: 50 }, (_, i) => Math.abs(flickerAt(i / 50, i)));
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
  });
});

it('burns upwards from its foot, brightest within', () => {
  const ctx = createCanvas(60, 100).getContext('2d');
  drawFlame(ctx, { x: 30, y: 90, width: 30, height: 70, phase: 0.2 });
  const at = (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data];
  expect(at(30, 96)[3]).toBeLessThan(80);
  expect(at(30, 80)[2]).toBeGreaterThan(at(30, 45)[2] ?? 255);
});
