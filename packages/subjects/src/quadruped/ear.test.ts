import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { coatOf } from './coat.ts';
import { drawEar } from './ear.ts';

function coloursOf(kind: string, side: 'near' | 'far'): Set<string> {
  const ctx = createCanvas(60, 60).getContext('2d');
  drawEar(ctx, coatOf(kind), { x: 36, y: 40, scale: 20, side });
  const { data } = ctx.getImageData(0, 0, 60, 60);
  const pixels = Array.from({ length: 3600 }, (_, i) => data.subarray(i * 4, i * 4 + 4));
  return new Set(pixels.filter((pixel) => pixel[3] === 255).map((pixel) => pixel.join()));
}

describe('drawEar', () => {
  it('gives the near pointed ear a lighter inside', () => {
    expect(coloursOf('wolf', 'near').size).toBeGreaterThan(coloursOf('wolf', 'far').size);
  });
  it('darkens the tips of a fox on both sides', () => {
    expect(coloursOf('fox', 'near')).toContain('58,35,32,255');
    expect(coloursOf('fox', 'far')).toContain('58,35,32,255');
  });
  it('keeps the far ear darker than the near one', () => {
    expect(coloursOf('bear', 'near')).toContain('110,74,52,255');
    expect(coloursOf('bear', 'far')).not.toContain('110,74,52,255');
  });
});
