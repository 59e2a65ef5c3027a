import { expect, it } from 'vitest';

import { PROJECT_RATES, PROJECT_SHAPES, rateName, shapeOf } from './project-formats.ts';

it('knows its own shapes, at any size', () => {
  for (const shape of PROJECT_SHAPES) expect(shapeOf(shape)).toBe(shape.name);
  expect(shapeOf({ width: 1280, height: 720 })).toBe('16:9');
  expect(shapeOf({ width: 1000, height: 300 })).toBeNull();
});

it('names rates as people do', () => {
  for (const { name, rate } of PROJECT_RATES) expect(rateName(rate)).toBe(name);
  expect(rateName({ num: 60, den: 2 })).toBe('30');
  expect(rateName({ num: 100, den: 3 })).toBe('33.333');
});
