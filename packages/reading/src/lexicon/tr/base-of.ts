import type { NounNumber, Rules } from '../lexicon.ts';
import { COLOUR_WORDS } from './colours.data.ts';
import { CONDITION_WORDS } from './conditions.data.ts';
import { PLACES } from './places.data.ts';
import { RELATIVES } from './relatives.data.ts';
import { SUBJECT_WORDS } from './subjects.data.ts';
import { TRADES } from './trades.data.ts';

const { airs, times, weathers, seasons } = CONDITION_WORDS;
const RULES: readonly Rules<string>[] = [PLACES, airs, times, weathers, seasons];
/** Every single word that may take on an ending. */
const KNOWN = new Set(
  [
    ...Object.values(SUBJECT_WORDS).flatMap(({ words }) => words),
    ...[...Object.values(RELATIVES), ...Object.values(TRADES)].flat().filter((word) => !word.includes(' ')),
    ...RULES.flatMap((rules) => rules.flatMap(([, phrases]) => phrases)),
    ...Object.keys(COLOUR_WORDS),
  ].flatMap((phrase) => phrase.split(' ')),
);

/** Endings in the order in which they come off: case, whose it is, plural; `I` and `E` follow the vowels before. */
const ENDINGS = [
  ['', 'DEkI', 'DEn', 'DE', 'nDE', 'nDEn', 'nIn', 'In', 'nI', 'yI', 'I', 'nE', 'yE', 'E', 'ylE', 'lE'],
  ['', 'sI', 'I', 'Im', 'm'],
  ['', 'lEr'],
].map((endings) => endings.map(patternOf));
const SOFTENED: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k', g: 'k' };
const PLURAL = /l[ae]r/;
/** Endings that are one even of a noun that nobody knows; three letters of it are left. */
const SURE_ENDING = /(?<=^.{3,})(?:l[ae]r(?:[ıi]?n?(?:[ıiae]|[dt][ae]n?|[ıi]n)?)?|[dt][ae]ki|[dt][ae]n?|n[ıiuü]n)$/u;

function patternOf(ending: string): RegExp {
  const letters = ending.replaceAll('I', '[ıiuü]').replaceAll('E', '[ae]').replaceAll('D', '[dt]');
  return new RegExp(`${letters}$`, 'u');
}

/** A stem as it is written alone: the k of "köpeği". */
function hardened(stem: string): string {
  const last = stem.slice(-1);
  return stem.slice(0, -1) + (SOFTENED[last] ?? last);
}

/** A word without one ending of each kind at most, in every way there is. */
function stemsOf(word: string): string[] {
  return ENDINGS.reduce<string[]>(
    (stems, endings) =>
      stems.flatMap((stem) => endings.filter((ending) => ending.test(stem)).map((ending) => stem.replace(ending, ''))),
    [word],
  );
}

/** The noun of a Turkish word with endings, where it is known or the ending is beyond doubt; else the word itself. */
export function baseOf(word: string): string {
  const plain = word.replaceAll('\u0307', '');
  if (KNOWN.has(plain)) return plain;
  const stems = stemsOf(plain).filter((stem) => stem.length > 1);
  const known = stems.find((stem) => KNOWN.has(stem)) ?? stems.map(hardened).find((stem) => KNOWN.has(stem));
  return known ?? plain.replace(SURE_ENDING, '');
}

/** Whether a form of a noun has a plural ending. */
export function numberOf(word: string): NounNumber {
  return PLURAL.test(word.slice(baseOf(word).length)) ? 'several' : 'one';
}
