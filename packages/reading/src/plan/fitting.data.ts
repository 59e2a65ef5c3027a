import type { SetName } from './set-traits.ts';

/** Places whose cast stands on plain ground, with room for a fixture. */
export const FITTING: readonly SetName[] = [
  'oldtown',
  'park',
  'road',
  'valley',
  'farm',
  'calm',
  'forest',
  'city',
  'temple',
  'desert',
  'bamboo',
  'flowerbed',
  'market',
  'castle',
  'shopfront',
  'ruins',
];
