import { PROMPT_LANGUAGES, READ_LANGUAGES } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { LEXICONS } from './all-lexicons.ts';
import type { Lexicon } from './lexicon.ts';

const conceptsOf = ({ places, relations, clothing, conditions }: Lexicon) => ({
  clothing: clothing.pieces.map(([piece]) => piece),
  places: places.map(([set]) => set),
  relations: relations.map(([kind]) => kind),
  ...Object.fromEntries(
    Object.entries(conditions).map(([kind, rules]: [string, readonly (readonly [unknown, unknown])[]]) => [
      kind,
      rules.map(([concept]) => concept),
    ]),
  ),
});

/** Languages in which prompts are offered know shots too; what a light lexicon leaves out is empty. */
const isOffered = ({ language }: Lexicon) => PROMPT_LANGUAGES.some((one) => one === language);
const LEFT_OUT = { loneCameras: [] };

it('is told of in the contract', () => {
  expect(LEXICONS.map(({ language }) => language).toSorted()).toEqual(READ_LANGUAGES.toSorted());
});

it('reads the languages that prompts are offered in before all others', () => {
  expect(LEXICONS.filter(isOffered)).toEqual(LEXICONS.slice(0, PROMPT_LANGUAGES.length));
  expect(LEXICONS.slice(0, PROMPT_LANGUAGES.length).map(({ language }) => language)).toEqual(PROMPT_LANGUAGES);
});

describe.each(LEXICONS.map((lexicon) => ({ lexicon, language: lexicon.language })))('in $language', ({ lexicon }) => {
  it('every concept has a word, most telling first as in the first language', () => {
    const all = conceptsOf(LEXICONS[0]);
    expect(conceptsOf(lexicon)).toEqual(isOffered(lexicon) ? all : { ...all, ...LEFT_OUT });
  });

  it('every subject has a name of its own', () => {
    const words = Object.values(lexicon.subjects).flatMap((subject) => subject.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('every colour is called something', () => {
    expect(new Set(Object.values(lexicon.colours))).toEqual(new Set(Object.values(LEXICONS[0].colours)));
  });

  it('every word is as short as a stem or longer, in lower case', () => {
    const phrases = [...lexicon.places, ...Object.values(lexicon.conditions).flat()].flatMap(([, list]) => list);
    expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase() || /(?:^| ).{0,2}\*/.test(phrase))).toEqual([]);
  });
});
