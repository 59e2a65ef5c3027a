import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { drawWheel, drawWireWheel, rollAt } from './wheel.ts';

const drawn = (paint: (ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
  const ctx = createCanvas(60, 60).getContext('2d');
  ctx.translate(30, 58);
  ctx.scale(56, 56);
  paint(ctx);
  return Buffer.from(ctx.getImageData(0, 0, 60, 60).data);
};

describe('rollAt', () => {
  it('turns once in a cycle', () => expect(rollAt(1, { activity: 'drive' })).toBeCloseTo(Math.PI * 2));
  it('stands still while the vehicle does nothing', () => {
    expect(rollAt(0.7, { activity: 'idle' })).toBe(rollAt(0.1, { activity: 'idle' }));
  });
});

describe.each([
  ['a tyre', (turn: number) => drawn((ctx) => drawWheel(ctx, { x: 0, radius: 0.5, turn }))],
  ['a wire wheel', (turn: number) => drawn((ctx) => drawWireWheel(ctx, { x: 0, radius: 0.5, turn, rim: '#cccccc' }))],
] as const)('%s', (_, paint) => {
  it('shows its turning', () => expect(Buffer.compare(paint(0), paint(0.3))).not.toBe(0));
  it('stands on the ground', () => {
    const bottom = paint(0).subarray(57 * 60 * 4, 58 * 60 * 4);
    expect(bottom.some((value, i) => i % 4 === 3 && value > 0)).toBe(true);
  });
});
