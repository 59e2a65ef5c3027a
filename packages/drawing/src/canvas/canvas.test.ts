import { expect, it } from 'vitest';

import { nodeCanvas } from '../testing/node-paint-env.ts';
import { contextOf, type Canvas } from './canvas.ts';

it('takes the canvas of Node as it is', () => {
  const canvas: Canvas = nodeCanvas(2, 2);
  expect(contextOf(canvas).canvas.width).toBe(2);
});

it('says so when a canvas has no context', () => {
  expect(() => contextOf({ width: 1, height: 1, getContext: () => null })).toThrow('no 2D context');
});
