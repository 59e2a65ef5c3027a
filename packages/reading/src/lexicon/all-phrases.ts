import { BREEDS } from './breeds.data.ts';
import { CLOSED_HELMET } from './closed-helmet.data.ts';
import { COMMON_PLACES } from './common-places.data.ts';
import { FACE_TO_FACE } from './face-to-face.data.ts';
import { FIXTURE_WORDS } from './fixture-words.data.ts';
import { HOISTING } from './hoisting.data.ts';
import type { Lexicon } from './lexicon.ts';
import { SEAT_WORDS } from './seat-words.data.ts';
import { SITE_WORDS } from './site-words.data.ts';
import { SLOPE_WORDS } from './slope-words.data.ts';
import { TAKING_OUT } from './taking-out.data.ts';
import { THROWN_WORDS } from './thrown-words.data.ts';

/** What is said in the same words of any language: parts of places, some places, breeds, slopes, baths, what is taken out of an oven or hangs from a crane, and who is turned to each other. */
export const SHARED_PHRASES: readonly string[] = [
  ...[
    ...SITE_WORDS,
    ...FIXTURE_WORDS,
    ...COMMON_PLACES,
    ...BREEDS,
    ...SLOPE_WORDS.ways,
    ...SLOPE_WORDS.kinds,
    ...THROWN_WORDS.baths,
  ].flatMap(([, phrases]) => phrases),
  ...FACE_TO_FACE,
  ...TAKING_OUT,
  ...HOISTING,
  ...CLOSED_HELMET,
  ...SEAT_WORDS.seats,
  ...SEAT_WORDS.leaning,
];

/** Every phrase of a language that means something. */
export function phrasesOf(lexicon: Lexicon): string[] {
  const {
    subjects,
    places,
    occasions = [],
    shown,
    conditions,
    relations,
    clothing,
    colours,
    numbers,
    small,
    relatives = {},
    trades = {},
    ages,
  } = lexicon;
  const rules = [places, occasions, relations, clothing.pieces, ...Object.values(conditions)].flatMap(
    (list: readonly (readonly [unknown, readonly string[]])[]) => list.flatMap(([, phrases]) => phrases),
  );
  return [
    ...Object.values(subjects).flatMap(({ words, near = [], shows = [] }) => [...words, ...near, ...shows]),
    ...[relatives, trades].flatMap((lists) => Object.values(lists).flat()),
    ...rules,
    ...Object.values(shown).flat(),
    ...[colours, numbers].flatMap((record) => Object.keys(record)),
    ...small.fillers,
    ...(ages?.middle ?? []),
  ];
}
