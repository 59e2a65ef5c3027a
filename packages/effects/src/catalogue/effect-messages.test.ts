import { recipeWordsIn } from '@kinora/footage/recipes';
import { describe, expect, it } from 'vitest';

import { effectWords, wordsOfEffect } from './effect-messages.ts';
import { EFFECTS } from './effects.ts';

describe('the words of effects', () => {
  it.each(['en', 'de', 'ar'])('are there for everything the pages show in %s', (locale) => {
    const wordOf = recipeWordsIn(locale);
    const ids = EFFECTS.flatMap(({ title, description, category, parameters }) => [
      title,
      description,
      `recipe-category.${category}`,
      ...parameters.map(({ label }) => label),
      ...parameters.flatMap((one) => (one.kind === 'choice' ? one.choices.map((choice) => `choice.${choice}`) : [])),
    ]);
    expect(ids.filter((id) => wordOf(id) === id.slice(id.lastIndexOf('.') + 1))).toEqual([]);
  });

  it('are English in a locale without any, and the id where nobody wrote one', () => {
    expect(recipeWordsIn('fi')('recipe-category.dance')).toBe('Dance');
    expect(recipeWordsIn('de-AT')('recipe-category.style')).toBe('Stil');
    expect(recipeWordsIn('ar-EG')('recipe-category.style')).toBe('أسلوب');
    expect(recipeWordsIn('arn')('recipe-category.style')).toBe('Style');
    expect(recipeWordsIn('en')('choice.unheard-of')).toBe('unheard-of');
  });

  it('are title, description and kind of an effect', () => {
    const [effect] = EFFECTS;
    if (!effect) throw new Error('no effects');
    const { title, description, category } = effectWords(recipeWordsIn('en'), effect);
    expect([title, description, category].every((text) => text.length > 2)).toBe(true);
  });

  it('are found by its id in a language, and are none where the pages show none', () => {
    expect(wordsOfEffect('love-note', 'de')?.title).toBe('Frisch entwickelt');
    expect([wordsOfEffect('silent-film', 'en'), wordsOfEffect('nothing', 'en')]).toEqual([undefined, undefined]);
  });
});
