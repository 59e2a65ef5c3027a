import { RECIPE_TEXT_MAX } from '@kinora/contracts/recipe';
import { expect, it } from 'vitest';

import { aRecipe } from '../testing/a-recipe.ts';
import { recipeFonts, wordsOf } from './recipe-fonts.ts';

const recipe = aRecipe([{ operation: 'caption', values: { lettering: { parameter: 'letters' } } }], {
  parameters: [
    { kind: 'choice', id: 'letters', label: 'parameter.letters', choices: ['neon', 'pixel'], usual: 'neon' },
  ],
});

it.each([
  ['Hello', {}, ['Kinora Outfit']],
  ['Hello', { chosen: { letters: 'pixel' } }, ['Kinora Silkscreen']],
  ['مرحبا', {}, ['Kinora Outfit', 'Kinora Noto Naskh Arabic']],
  ['東京', {}, ['Kinora Outfit', 'Kinora Shippori Mincho Japanese']],
  ['', {}, []],
  [undefined, {}, []],
])('%j with %j needs %j', (text, options, fonts) => {
  expect(recipeFonts({ recipe, inputs: { text }, options })).toEqual(fonts);
});

it('needs none where no step prints words', () => {
  expect(recipeFonts({ recipe: aRecipe([{ operation: 'shine' }]), inputs: { text: 'Hello' }, options: {} })).toEqual(
    [],
  );
});

it('keeps what can be printed, and not more than there is room for', () => {
  expect(wordsOf('  Hello \u{1f600}  you\n')).toBe('Hello you');
  expect(wordsOf('é'.repeat(200))).toHaveLength(RECIPE_TEXT_MAX);
  expect(wordsOf(undefined)).toBe('');
});
