import { join } from 'node:path';

import { expect, it } from 'vitest';

import { storyPackages } from './story-packages.mjs';

const root = join(import.meta.dirname, '../..');

it('shows the stories of the packages that are named', () => {
  expect(storyPackages(root, ['credits', 'auth'])).toBe('credits,auth');
});

it('shows all of them without a name', () => {
  expect(storyPackages(root, [])).toBeUndefined();
});

it('refuses a package without stories, and names the others', () => {
  expect(() => storyPackages(root, ['timeline'])).toThrow(/no package "timeline" has stories; .*credits/);
});
