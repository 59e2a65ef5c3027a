import { memoize } from './memoize.ts';

const listOf = memoize((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** Short facts beside one another, as a language lists them: "5 s, 720p, seed 7". */
export const wordList = (words: readonly string[], locale: string): string => listOf(locale).format(words);

/** One of the words, or what a language writes between two of them. */
export interface ListPart {
  readonly kind: 'word' | 'between';
  readonly text: string;
}

/** The same in pieces, for words that are marked. */
export const wordListParts = (words: readonly string[], locale: string): readonly ListPart[] =>
  listOf(locale)
    .formatToParts(words)
    .map(({ type, value }) => ({ kind: type === 'element' ? 'word' : 'between', text: value }));
