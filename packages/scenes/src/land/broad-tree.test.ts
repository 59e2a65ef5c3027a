import { createRandom, contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { broadTree } from './broad-tree.ts';

/** Mean red of each half of a crown that is red where it is lit. */
function rednessOf(side: number): [left: number, right: number] {
  const ctx = contextOf(nodeCanvas(120, 120));
  const look = { colour: '#104020', lit: '#ff4020', trunk: '#101010' };
  broadTree(ctx, createRandom(2), { x: 60, y: 118, height: 110, side, ...look });
  const mean = (x: number) => {
    const reds = ctx.getImageData(x, 0, 60, 80).data.filter((_, index) => index % 4 === 0);
    return reds.reduce((sum, value) => sum + value, 0) / reds.length;
  };
  return [mean(0), mean(60)];
}

it('is lighter on the side of the light', () => {
  const [left, right] = rednessOf(1);
  expect(right).toBeGreaterThan(left * 1.1);
  const [lit, shaded] = rednessOf(-1);
  expect(lit).toBeGreaterThan(shaded * 1.1);
});
