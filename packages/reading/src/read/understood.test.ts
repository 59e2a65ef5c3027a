import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords as split, type Span, type Word } from '../lexicon/words.ts';
import { sortWords as sort, type Understood } from './understood.ts';

const splitWords = (text: string) => split(text, ENGLISH);
const sortWords = (words: readonly Word[], understood: readonly Understood[], ignored: readonly Span[] = []) =>
  sort(words, { understood, ignored }, ENGLISH);

const spans = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));

it('joins words of one kind that touch, and starts every subject anew', () => {
  const words = splitWords('fox owl on a calm sea');
  const { seen, missed } = sortWords(words, [
    { kind: 'subject', spans: spans([0, 1], [1, 2]) },
    { kind: 'setting', spans: spans([4, 5], [5, 6]) },
  ]);
  expect(seen).toEqual(['fox', 'owl', 'calm sea']);
  expect(missed).toEqual([]);
});

it('names missed words in phrases of at most three, once each, without fillers', () => {
  const words = splitWords('the deep velvet purple noise and the velvet of velvet');
  expect(sortWords(words, []).missed).toEqual(['deep velvet purple', 'noise', 'velvet']);
});

const begins = (text: string, ...seen: [number, number][]) => {
  const understood = [{ kind: 'setting' as const, spans: spans(...seen) }];
  return sortWords(splitWords(text), understood).beginsMissed;
};

it.each([
  ['a zeugma', begins('a zeugma'), true],
  ['a zeugma on a beach', begins('a zeugma on a beach', [4, 5]), true],
  ['majestic mountains', begins('majestic mountains', [1, 2]), false],
  ['a beach of zeugmas', begins('a beach of zeugmas', [1, 2]), false],
  ['', begins(''), false],
])('knows whether "%s" begins with what is not drawn', (_text, known, expected) => {
  expect(known).toBe(expected);
});

it('says nothing about ignored words', () => {
  const { seen, missed } = sortWords(splitWords('velvet light'), [], [{ start: 0, end: 1 }]);
  expect({ seen, missed }).toEqual({ seen: [], missed: ['light'] });
});
