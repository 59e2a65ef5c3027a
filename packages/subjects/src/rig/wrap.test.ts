import type { Context2d } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { hullOf, inside, wrap, type Circle } from './wrap.ts';

/** Alpha at a point after a drawing on 40 by 40 pixels. */
function alphaAt([x, y]: readonly [number, number], draw: (ctx: Context2d) => void): number {
  const ctx = createCanvas(40, 40).getContext('2d');
  draw(ctx);
  return ctx.getImageData(x, y, 1, 1).data[3] ?? 0;
}

const fillSquare = (ctx: Context2d) => inside(ctx, [10, 10, 30, 10, 30, 30, 10, 30], () => ctx.fillRect(0, 0, 40, 40));

const around =
  (...circles: readonly Circle[]) =>
  (ctx: Context2d) =>
    wrap(ctx, '#000', circles);

describe('a cloth around circles', () => {
  const small: Circle = { x: 8, y: 20, radius: 3 };
  const large: Circle = { x: 30, y: 20, radius: 8 };

  it('covers what lies between two, tapering', () => {
    const draw = around(small, large);
    expect(alphaAt([18, 20], draw)).toBe(255);
    expect(alphaAt([29, 13], draw)).toBe(255);
    expect(alphaAt([9, 13], draw)).toBe(0);
  });

  it('is the larger circle where it holds the other', () => {
    const draw = around({ ...small, x: 31 }, large);
    expect(alphaAt([36, 20], draw)).toBe(255);
    expect(alphaAt([18, 20], draw)).toBe(0);
  });

  it('is convex around three', () => {
    const draw = around(small, large, { x: 20, y: 36, radius: 2 });
    expect(alphaAt([20, 30], draw)).toBe(255);
    expect(alphaAt([4, 34], draw)).toBe(0);
    const hull = hullOf([small, large]);
    expect(Math.min(...hull.filter((_, index) => index % 2 === 0))).toBeCloseTo(5);
    expect(Math.max(...hull.filter((_, index) => index % 2 === 0))).toBeCloseTo(38);
  });

  it('holds back what would leave an outline', () => {
    expect([alphaAt([20, 20], fillSquare), alphaAt([2, 2], fillSquare)]).toEqual([255, 0]);
  });
});
