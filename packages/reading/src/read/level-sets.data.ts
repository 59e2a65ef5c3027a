import type { SetName } from '../plan/set-traits.ts';

/** Places outside whose ground is water, or between walls: they have no room for a slope. */
export const LEVEL_SETS: readonly SetName[] = [
  'alley',
  'harbour',
  'lake',
  'market',
  'nightsky',
  'platform',
  'rooftop',
  'sea',
  'shopfront',
];
