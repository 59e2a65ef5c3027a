import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { weatherTold } from './read-weather.ts';

const wordsOf = (prompt: string) => splitWords(prompt, ENGLISH);
const weatherOf = (prompt: string, heard = '') => weatherTold(wordsOf(prompt), wordsOf(heard), ENGLISH);

it('is the one that is named', () => {
  expect(weatherOf('a fox in the snow', 'the sound of rain')).toBe('snow');
  expect(weatherOf('a fox')).toBe('clear');
});

it('is one that is only heard', () => {
  expect(weatherOf('a fox', 'the sound of rain')).toBe('rain');
});

it('is not one that is over', () => {
  expect(weatherOf('a fox after the storm')).toBe('clear');
});
