import type { NounNumber, Rules } from '../lexicon.ts';
import { BROKEN_PLURALS } from './broken-plurals.data.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { NUMBERS } from './numbers.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIONS } from './relations.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

const { airs, times, weathers, seasons, styles } = CONDITION_WORDS;
const RULES: readonly Rules<string>[] = [PLACES, airs, times, weathers, seasons, styles];

/** Marks of short vowels, and the stroke that only lengthens a word. */
const MARKS = /[\u064B-\u0652\u0670\u0640]/gu;
/** Letters as many write them: without the sign upon an alif, and one letter for two that look alike. */
const unsigned = (word: string) => word.replaceAll(/[أإآ]/gu, 'ا');
const plain = (word: string) => unsigned(word.replaceAll(MARKS, '')).replaceAll('ى', 'ي');

/** "The", and the words of one letter that are written with the noun behind them. */
const PREFIX = /^(?:[وف]?(?:ال|[بك]ال|لل|[بلك])|[وف])/u;
const ARTICLE = /^[وف]?(?:ال|[بك]ال|لل)(?=.{3})/u;

/** Every single word that may have something before or behind it, by its plain letters; the first spelling holds. */
const KNOWN = new Map(
  [
    ...Object.values(SUBJECT_WORDS).flatMap(({ words }) => words),
    ...[...Object.values(RELATIVES), ...Object.values(TRADES)].flat().filter((word) => !word.includes(' ')),
    ...RULES.flatMap((rules) => rules.flatMap(([, phrases]) => phrases)),
    ...Object.keys(COLOUR_WORDS),
    ...Object.keys(NUMBERS),
  ]
    .flatMap((phrase) =>
      phrase.split(' ').flatMap((word) => (ARTICLE.test(word) ? [] : [[plain(word), word] as const])),
    )
    .toReversed(),
);
const PLURALS = new Map(Object.entries(BROKEN_PLURALS).map(([plural, one]) => [plain(plural), one]));

/** Words of relations, also without their sign: "in front of" differs from "imam" by that sign alone. */
const RELATION_WORDS = new Map(
  RELATIONS.flatMap(([, phrases]) => phrases)
    .flatMap((phrase) => phrase.split(' '))
    .flatMap((word) => [[word, word] as const, [unsigned(word), word] as const]),
);

interface Stem {
  readonly word: string;
  readonly number: NounNumber;
}
/** Endings of nouns with what stands there in the singular. */
const ENDINGS: readonly (readonly [ending: RegExp, single: string, number: NounNumber])[] = [
  [/ت(?:ان|ين)$/u, 'ة', 'two'],
  [/(?:ان|ين)$/u, '', 'two'],
  [/ات$/u, 'ة', 'several'],
  [/ات$/u, '', 'several'],
  [/ون$/u, '', 'several'],
  [/ا$/u, '', 'one'],
];

/** The known noun a word without its prefixes is a form of. */
function knownStem(word: string): Stem | undefined {
  const own = KNOWN.get(word);
  if (own !== undefined) return { word: own, number: 'one' };
  const single = PLURALS.get(word);
  if (single !== undefined) return { word: single, number: 'several' };
  for (const [ending, letter, number] of ENDINGS) {
    const known = ending.test(word) ? KNOWN.get(word.replace(ending, letter)) : undefined;
    if (known !== undefined) return { word: known, number };
  }
  return undefined;
}

function stemOf(word: string): Stem {
  const unmarked = word.replaceAll(MARKS, '');
  const relation = RELATION_WORDS.get(unmarked) ?? RELATION_WORDS.get(unmarked.replace(/^[وف]/u, ''));
  // No noun: nothing else is looked for behind its letters.
  if (relation !== undefined) return { word: relation, number: 'one' };
  const bare = plain(word);
  const withoutPrefix = bare.replace(PREFIX, '');
  const lone = bare.replace(/^[وفبلك]/u, '');
  const known = [bare, withoutPrefix, lone].map(knownStem).find((stem) => stem !== undefined);
  // Of a noun that nobody knows only the article is beyond doubt.
  return known ?? { word: unmarked.replace(ARTICLE, ''), number: 'one' };
}

/** The singular of an Arabic noun without "the" and without the words of one letter before it. */
export const baseOf = (word: string): string => stemOf(word).word;

/** How many a form of a noun means: one, a pair, or several. */
export const numberOf = (word: string): NounNumber => stemOf(word).number;
