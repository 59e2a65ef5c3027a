import { createRandom, contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { palm } from './palm.ts';

/** Painted pixels in each half of a canvas with one palm in its middle. */
function paintedHalves(lean: number): [left: number, right: number] {
  const ctx = contextOf(nodeCanvas(120, 100));
  palm(ctx, createRandom(1), {
    x: 60,
    y: 100,
    height: 60,
    lean,
    trunk: '#886644',
    leaf: '#227744',
    lit: '#99cc66',
    side: 1,
  });
  const count = (x: number) =>
    ctx.getImageData(x, 0, 60, 100).data.filter((value, i) => i % 4 === 3 && value > 0).length;
  return [count(0), count(60)];
}

it('carries its crown to the side it leans to', () => {
  const [left, right] = paintedHalves(0.4);
  expect(right).toBeGreaterThan(left * 1.5);
  const [mirrored] = paintedHalves(-0.4);
  expect(mirrored).toBeGreaterThan(left * 1.5);
});
