import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { SPANISH } from '../lexicon/es/spanish.ts';
import { splitWords } from '../lexicon/words.ts';
import { joinNames } from './join-names.ts';
import { openWords } from './word-table.ts';

const words = openWords([
  {
    version: '1',
    language: 'en',
    names: {},
    near: {
      dog: 'dog face',
      bird: 'snow bunting',
      seal: 'harbor seal pup',
      otter: 'black cat',
      sailboat: 'paper boat',
    },
  },
]);
const meanings = words.get('en')?.meanings ?? new Map();
const joined = (text: string) => joinNames(splitWords(text, ENGLISH), ENGLISH, meanings).map(({ text: word }) => word);

describe('a name of several words', () => {
  it('is one word, so that no part of it is read by itself', () => {
    expect(joined('a snow bunting runs')).toEqual(['a', 'snow bunting', 'runs']);
    expect(joined('three harbor seal pups')).toEqual(['three', 'harbor seal pups']);
  });

  it('goes on behind no comma', () => {
    expect(joined('snow, bunting')).toEqual(['snow', 'bunting']);
  });

  it('takes no word of another phrase', () => {
    expect(joined('a dog face')).toEqual(['a', 'dog face']);
    expect(joined('a dog face to face')).toEqual(['a', 'dog', 'face', 'to', 'face']);
  });

  it('is none where its first word is a colour, or where the lexicon knows the phrase', () => {
    expect(joined('black cat')).toEqual(['black', 'cat']);
    expect(joined('a paper boat')).toEqual(['a', 'paper', 'boat']);
  });
});

describe('a name whose noun stands first', () => {
  const lists = openWords([
    {
      version: '1',
      language: 'es',
      names: {},
      near: { 'ball of yarn': 'ovillo de lana', cat: 'gata negra', fries: 'patatas fritas' },
    },
  ]);
  const bases = (text: string) =>
    joinNames(splitWords(text, SPANISH), SPANISH, lists.get('es')?.meanings ?? new Map()).map(({ base }) => base);

  it('takes its plural there', () => {
    expect(bases('ovillos de lana')).toEqual(['ovillo de lana']);
    expect(bases('ovillo, de lana')).toHaveLength(3);
  });

  it('is none where a colour stands in it', () => {
    expect(bases('gatas negras')).toEqual(['gata', 'negro']);
  });

  it('tells that it is one even where only the plural is listed', () => {
    expect(bases('patatas fritas')).toEqual(['patata fritas']);
  });
});
