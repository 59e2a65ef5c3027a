import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { drawSmoke } from './smoke.ts';

function drawn(phase: number): Buffer {
  const ctx = createCanvas(80, 60).getContext('2d');
  drawSmoke(ctx, { x: 70, y: 50, phase, back: 50, rise: 30, size: 8, colour: '#ffffff' });
  return Buffer.from(ctx.getImageData(0, 0, 80, 60).data);
}

function difference(one: number, other: number): number {
  const [first, second] = [drawn(one), drawn(other)];
  return first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length;
}

it('drifts while the cycle runs and meets itself at its end', () => {
  expect(difference(0, 0.3)).toBeGreaterThan(2);
  expect(difference(0, 0.999)).toBeLessThan(difference(0, 0.3) / 2);
});
