import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { usualAir } from './usual-air.ts';

it('follows the plan, then the snow, then the hour', () => {
  expect(usualAir(aStage({ air: 'petals', time: 'night' }).stage, true)).toBe('petals');
  expect(usualAir(aStage({ time: 'night' }).stage, true)).toBe('snow');
  expect(usualAir(aStage({ time: 'night' }).stage, false)).toBe('fireflies');
  expect(usualAir(aStage({ time: 'day' }).stage, false)).toBe('dust');
  expect(usualAir(aStage({ time: 'night' }).stage, false, 1)).toBe('dust');
});
