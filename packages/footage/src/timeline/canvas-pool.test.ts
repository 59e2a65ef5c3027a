import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { createCanvasPool } from './canvas-pool.ts';

function countingPool() {
  const made: string[] = [];
  const pool = createCanvasPool({
    canvas: (width, height) => {
      made.push(`${width}x${height}`);
      return nodeCanvas(width, height);
    },
    picture: () => null,
  });
  return { pool, made };
}

it('lends a canvas again, wiped', () => {
  const { pool, made } = countingPool();
  const first = pool.take({ width: 8, height: 4 });
  first.setTransform(2, 0, 0, 2, 3, 3);
  first.globalAlpha = 0.5;
  first.globalCompositeOperation = 'lighter';
  first.fillRect(0, 0, 8, 4);
  pool.give(first);
  const second = pool.take({ width: 8, height: 4 });
  expect(second).toBe(first);
  expect(second.globalAlpha).toBe(1);
  expect(second.globalCompositeOperation).toBe('source-over');
  expect(second.getImageData(0, 0, 8, 4).data.every((byte) => byte === 0)).toBe(true);
  expect(made).toEqual(['8x4']);
});

it('never lends one canvas twice at a time, nor one of another size', () => {
  const { pool, made } = countingPool();
  const one = pool.take({ width: 8, height: 4 });
  const two = pool.take({ width: 8, height: 4 });
  expect(two).not.toBe(one);
  pool.give(one);
  pool.take({ width: 4, height: 8 });
  expect(made).toEqual(['8x4', '8x4', '4x8']);
});

it('keeps no more than a few', () => {
  const { pool, made } = countingPool();
  for (let width = 1; width <= 40; width++) pool.give(pool.take({ width, height: 1 }));
  pool.take({ width: 1, height: 1 });
  pool.take({ width: 40, height: 1 });
  expect(made.filter((size) => size === '1x1')).toHaveLength(2);
  expect(made.filter((size) => size === '40x1')).toHaveLength(1);
  pool.clear();
  pool.take({ width: 39, height: 1 });
  expect(made.filter((size) => size === '39x1')).toHaveLength(2);
});
