import { expect, it } from 'vitest';

import { CATALOGUE } from './catalogue.ts';
import { modelsOf, PAGE_MODES, pageKindOf } from './page-modes.ts';

it('finds the page of every mode that a model has', () => {
  const modes = CATALOGUE.flatMap((model) => model.modes.map(({ mode }) => mode));
  for (const mode of modes) expect(PAGE_MODES[pageKindOf(mode)]).toContain(mode);
  expect([pageKindOf('text'), pageKindOf('first-last'), pageKindOf('video')]).toEqual(['text', 'image', 'video']);
});

it('has our own engine on every page', () => {
  expect([modelsOf('text'), modelsOf('image'), modelsOf('video')].every((slugs) => slugs.includes('local'))).toBe(true);
});
