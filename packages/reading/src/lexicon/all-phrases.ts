import type { Lexicon } from './lexicon.ts';

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
  ];
}
