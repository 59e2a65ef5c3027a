import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { dropAt } from './fountain.ts';
import { layPath } from './lawn.ts';

it.each([
  { width: 320, height: 180 },
  { width: 180, height: 320 },
])('leads from the fountain to the feet of the hero in $width x $height', (shape) => {
  const { stage } = aStage(shape);
  const { frame, width, height } = stage;
  const path = layPath(stage, frame.horizon);
  expect(path.middleAt(path.top)).toBeCloseTo(frame.lightX, 5);
  expect(Math.abs(path.middleAt(frame.ground) - frame.heroX)).toBeLessThan(path.halfAt(frame.ground));
  expect(path.halfAt(height)).toBeGreaterThan(path.halfAt(frame.ground));
  expect(path.halfAt(path.top)).toBeLessThan(width * 0.05);
});

it('lets the water rise before it falls into the basin', () => {
  const heights = Array.from({ length: 21 }, (_, index) => dropAt(index / 20, 0.3)[1]);
  expect(Math.max(...heights)).toBeGreaterThan(heights[0] ?? 1);
  expect(heights.at(-1)).toBeCloseTo(0, 6);
  expect(dropAt(1, -0.3)[0]).toBeCloseTo(-0.3, 6);
});
