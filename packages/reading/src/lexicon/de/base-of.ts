import { COLOUR_WORDS } from './colours.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SHOWN } from './shown.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

/** Nouns the engine knows: an ending is only taken off where one of them is left. */
const NOUNS = new Set([
  ...[...Object.values(RELATIVES), ...Object.values(TRADES)].flat(),
  ...Object.values(SUBJECT_WORDS).flatMap(({ words, shows = [] }) => [...words, ...shows]),
  ...PLACES.flatMap(([, phrases]) => phrases),
  ...Object.values(SHOWN).flat(),
]);
/** What nouns take on in the plural and in their cases; the empty one is for "Vögel". */
const NOUN_ENDINGS = ['', 'n', 'en', 'e', 'er', 'ern', 's', 'es', 'nen'];
const ADJECTIVE_ENDING = /e[mnrs]?$/;

const without = (word: string, ending: string) => word.slice(0, word.length - ending.length);
const withoutUmlaut = (word: string) => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');

/** The singular of a German noun that the engine knows, the stem of a colour; any other word stays as it is. */
export function baseOf(word: string): string {
  if (NOUNS.has(word)) return word;
  const colour = word.replace(ADJECTIVE_ENDING, '');
  if (Object.hasOwn(COLOUR_WORDS, colour)) return colour;
  const stems = NOUN_ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => without(word, ending));
  return [...stems, ...stems.map(withoutUmlaut)].find((stem) => NOUNS.has(stem)) ?? word;
}
