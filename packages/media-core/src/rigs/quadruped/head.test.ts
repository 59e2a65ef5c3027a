import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { type Coat, coatOf } from './coat.ts';
import { drawHead } from './head.ts';

/** How many pixels of exactly this colour a head has. */
function painted(coat: Coat, colour: readonly [number, number, number]): number {
  const ctx = createCanvas(200, 200).getContext('2d');
  ctx.translate(60, 130);
  ctx.scale(90, 90);
  drawHead(ctx, coat, { shoulder: 0.25, nod: 0 });
  const { data } = ctx.getImageData(0, 0, 200, 200);
  const wanted = [...colour, 255].join();
  return Array.from({ length: 40_000 }, (_, i) => data.subarray(i * 4, i * 4 + 4).join()).filter(
    (one) => one === wanted,
  ).length;
}

describe('drawHead', () => {
  it('grows antlers on a deer and none on a horse', () => {
    expect(painted(coatOf('deer'), [90, 61, 42])).toBeGreaterThan(20);
    expect(painted(coatOf('horse'), [90, 61, 42])).toBe(0);
  });
  it('puts a ruff around a lion', () => {
    expect(painted(coatOf('lion'), [138, 74, 34])).toBeGreaterThan(20);
  });
  it('gives a horse its mane', () => {
    expect(painted(coatOf('horse'), [46, 28, 24])).toBeGreaterThan(20);
  });
  it('gives an elephant a trunk in place of a nose', () => {
    expect(painted(coatOf('elephant'), [42, 29, 26])).toBe(0);
    expect(painted(coatOf('wolf'), [42, 29, 26])).toBeGreaterThan(2);
  });
});
