import { recipeWordsIn } from '@kinora/footage/recipes';
import { expect, it } from 'vitest';

import { EFFECTS } from './effects.ts';
import { filterEffects } from './filter-effects.ts';

const found = (query: string, category: 'dance' | null = null) =>
  filterEffects(EFFECTS, { category, query }, recipeWordsIn('en')).map(({ id }) => id);

it('shows all without a wish, and one kind where it is chosen', () => {
  expect(found('  ')).toHaveLength(EFFECTS.length);
  expect(found('', 'dance')).toEqual(EFFECTS.filter(({ category }) => category === 'dance').map(({ id }) => id));
});

it('finds words of title, description and kind, whatever their case, and only all of them together', () => {
  expect(found('MIDAS')).toEqual(['golden-idol']);
  expect(found('statue gold')).toContain('golden-idol');
  expect(found('halloween').length).toBeGreaterThan(2);
  expect(found('midas', 'dance')).toEqual([]);
});

it('looks past accents', () => {
  expect(filterEffects(EFFECTS, { category: null, query: 'cafe' }, () => 'Café')).toHaveLength(EFFECTS.length);
});
