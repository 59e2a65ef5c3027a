import type { SetName } from './set-traits.ts';

/** What words put into a place under the sky that does not show it by itself: where it is when they name none. */
export const FIXTURES = {
  busStop: { home: 'oldtown' },
  pond: { home: 'park' },
} as const satisfies Readonly<Record<string, { readonly home: SetName }>>;

export type FixtureName = keyof typeof FIXTURES;

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
