import { expect, it } from 'vitest';

import { createBrushStrokes } from './brush-strokes.ts';
import { createPlane } from './plane.ts';

it('strokes run along the edges of the picture', () => {
  const size = { width: 48, height: 48 };
  const [luma, height] = [createPlane(size), createPlane(size)];
  for (let index = 0; index < luma.data.length; index++) luma.data[index] = 128 + 100 * Math.sin((index % 48) * 0.5);
  createBrushStrokes(size, { seed: 1, steps: 6, agreement: 2, fineness: 1 })(luma, height);
  let [across, down] = [0, 0];
  for (let index = 0; index < 47 * 48 - 1; index++) {
    across += Math.abs((height.data[index + 1] ?? 0) - (height.data[index] ?? 0));
    down += Math.abs((height.data[index + 48] ?? 0) - (height.data[index] ?? 0));
  }
  expect(down).toBeLessThan(across * 0.75);
  expect(height.data.reduce((sum, level) => sum + level, 0) / height.data.length).toBeCloseTo(128, -1.2);
});
