import { expect, it } from 'vitest';

import { pickOther } from './pick-other.ts';

const ITEMS = ['fox', 'whale', 'taxi'];

/** Picks so often, each time the item at that share of what is left. */
function picks(count: number, chance: number): readonly (string | undefined)[] {
  let before: readonly string[] = [];
  return Array.from({ length: count }, () => {
    const { item, picked } = pickOther(ITEMS, { before, chance });
    before = picked;
    return item;
  });
}

it.each([0, 0.5, 0.999])('shows everything once before anything comes again (%d)', (chance) => {
  expect(new Set(picks(3, chance))).toEqual(new Set(ITEMS));
});

it.each([0, 0.5, 0.999])('never shows the same twice in a row (%d)', (chance) => {
  const shown = picks(10, chance);
  expect(shown.every((item, at) => item !== undefined && item !== shown[at - 1])).toBe(true);
});

it('has nothing of an empty list, and always the only one of a list of one', () => {
  expect(pickOther([], { before: [], chance: 0.5 })).toEqual({ item: undefined, picked: [] });
  expect(pickOther(['fox'], { before: ['fox'], chance: 0.5 }).item).toBe('fox');
});
