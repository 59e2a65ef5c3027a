import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { makeRings } from './rings.ts';

it('spreads in front of and beside a boat, never above its water line', () => {
  const ctx = contextOf(nodeCanvas(100, 60));
  makeRings({ unit: 1 })(ctx, { x: 50, y: 30, size: 40, facing: 1, time: 1, turn: 0 });
  const rowsOf = (top: number, rows: number) => ctx.getImageData(0, top, 100, rows).data.some((value) => value > 0);
  expect([rowsOf(0, 28), rowsOf(32, 28)]).toEqual([false, true]);
});
