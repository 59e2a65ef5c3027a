import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { drawNotes } from './notes.ts';

function drawn(phase: number): Buffer {
  const ctx = createCanvas(80, 80).getContext('2d');
  drawNotes(ctx, { x: 40, y: 76, phase, rise: 60, spread: 20, size: 12 });
  return Buffer.from(ctx.getImageData(0, 0, 80, 80).data);
}

it('rises while the cycle runs, and meets itself at its end', () => {
  expect(Buffer.compare(drawn(0), drawn(0.2))).not.toBe(0);
  expect(drawn(0).some((value, i) => i % 4 === 3 && value > 0)).toBe(true);
});
