import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { giantLeaf, type GiantLeafKind } from './giant-leaf.ts';

/** How many pixels a leaf covers in each half of its canvas. */
function coveredBy(kind: GiantLeafKind, turn = 0): [upper: number, lower: number] {
  const ctx = contextOf(nodeCanvas(100, 100));
  giantLeaf(ctx, { x: 50, y: 50, length: 45, turn, kind, colour: '#114422', lit: '#88cc66', side: 1 });
  const count = (y: number) =>
    ctx.getImageData(0, y, 100, 50).data.filter((value, i) => i % 4 === 3 && value > 128).length;
  return [count(0), count(50)];
}

it('grows the way it is turned', () => {
  const [up, below] = coveredBy('heart');
  expect(up).toBeGreaterThan(below * 8);
  const [above, down] = coveredBy('heart', Math.PI);
  expect(down).toBeGreaterThan(above * 8);
});

/** How often the edge of a leaf is crossed on the way up beside its rib. */
function edgesOf(kind: GiantLeafKind): number {
  const ctx = contextOf(nodeCanvas(100, 100));
  giantLeaf(ctx, { x: 50, y: 95, length: 90, turn: 0, kind, colour: '#114422', lit: '#88cc66', side: 1 });
  const column = ctx.getImageData(76, 0, 1, 100).data.filter((_, i) => i % 4 === 3);
  return column.filter((alpha, i) => i > 0 && alpha > 128 !== (column[i - 1] ?? 0) > 128).length;
}

it('is slit in a monstera, whole in a heart and narrow in a banana', () => {
  const [monstera, heart, banana] = (['monstera', 'heart', 'banana'] as const).map(edgesOf);
  expect([heart, banana]).toEqual([2, 0]);
  expect(monstera).toBeGreaterThan(5);
});
