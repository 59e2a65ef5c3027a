import { nodePaintEnv, coverage, differ, paintOn } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aRecipe, playRecipe } from '../../testing/a-recipe.ts';
import { CHANGES } from './changes.ts';
import { FACEWEAR } from './facewear.ts';
import { FLIGHTS } from './flights.data.ts';
import { HEADWEAR } from './headwear.ts';
import { spriteOf } from './sprites.ts';
import { WINGS } from './wings.ts';

describe('art', () => {
  it.each(Object.entries(WINGS))('%s fill much of the side they reach to', (_, wing) => {
    const { pixels } = paintOn([100, 120], (ctx) => {
      ctx.translate(2, 70);
      ctx.scale(70, 70);
      wing(ctx, '#c04a8a', 0);
    });
    expect(coverage(pixels)).toBeGreaterThan(0.15);
  });

  it.each(Object.entries(FACEWEAR))('of %s something lies about the middle of its place', (_, { paint }) => {
    const { pixels } = paintOn([120, 120], (ctx) => {
      ctx.translate(60, 60);
      ctx.scale(40, 40);
      paint(ctx);
    });
    const [left, right] = [40, 80].map((x) => pixels.data[(60 * 120 + x) * 4 + 3] ?? 0);
    expect(coverage(pixels)).toBeGreaterThan(0.02);
    expect(left).toBe(right);
  });

  it.each(Object.entries(HEADWEAR))('%s sits on the head and moves or rests, but is there', (_, wear) => {
    const { pixels } = paintOn([120, 120], (ctx) => {
      ctx.translate(60, 90);
      ctx.scale(25, 25);
      wear(ctx, '#ffd166', 0.4);
    });
    expect(coverage(pixels)).toBeGreaterThan(0.03);
  });

  it.each(Object.values(FLIGHTS).flatMap(({ sprites }) => sprites))('%s is painted', (name) => {
    const { pixels } = paintOn([40, 40], (ctx) => ctx.drawImage(spriteOf(nodePaintEnv(), name, 40), 0, 0));
    expect(coverage(pixels)).toBeGreaterThan(0.12);
  });

  it.each([...Object.keys(CHANGES), 'morph'])('%s begins with the first picture and ends with the second', (how) => {
    const { frame } = playRecipe(aRecipe([{ operation: 'change', values: { how }, during: [0.2, 0.8] }]));
    const plain = playRecipe(aRecipe([{ operation: 'camera', values: { move: 'still' } }])).frame(0);
    expect(differ(frame(12), plain)).toBe(true);
    const [start, end] = [frame(0), frame(23)];
    const blueOf = ({ data }: typeof start) => (data[2] ?? 0) - (data[0] ?? 0);
    // The sky of the first is pale, the wall of the second is dark.
    expect(start.data[0]).toBeGreaterThan(150);
    expect(end.data[0]).toBeLessThan(80);
    expect(blueOf(end)).toBeGreaterThan(20);
  });
});
