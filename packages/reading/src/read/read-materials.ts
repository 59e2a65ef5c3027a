import type { Material } from '@kinora/subjects';

import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { MADE_BEFORE } from '../lexicon/made-before.data.ts';
import { MADE_BEHIND } from '../lexicon/made-behind.data.ts';
import { MAKING_BEFORE } from '../lexicon/making-before.data.ts';
import { MAKING } from '../lexicon/making.data.ts';
import { STUFFS } from '../lexicon/stuffs.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Naming } from './compound-names.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { saidBy } from './said.ts';

/** What the words say that a noun is made of. */
export interface Making {
  readonly material: Material;
  readonly span: Span;
  /** Whether its noun stands before it or behind it. */
  readonly noun: 'before' | 'behind';
}

/** Words between a noun and what it is made of: "a glass little fish", "ein Boot ganz aus Holz". */
const MOST_BETWEEN = 1;

const spansOf = (words: readonly Word[], rules: Rules<Material>, noun: Making['noun']): Making[] =>
  rules.flatMap(([material, phrases]) => findPhrases(words, phrases).map((span) => ({ material, span, noun })));

/** Materials with the phrase that stands before or behind them. */
function withMaking(words: readonly Word[], { language }: Lexicon): Making[] {
  const { any = [], some = [], of = [] } = MAKING[language] ?? {};
  const [always, often, behind] = [any, some, MAKING_BEFORE].map((phrases) => findPhrases(words, phrases));
  const goesOn = (index: number) => words[index - 1]?.stops === false;
  return spansOf(words, STUFFS, 'before').flatMap(({ material, span: { start, end } }): Making[] => {
    const ends = (spans: readonly Span[] = []) => spans.find((span) => span.end === start && goesOn(start));
    const said = ends(always) ?? (of.includes(material) ? ends(often) : undefined);
    if (said) return [{ material, span: { start: said.start, end }, noun: 'before' }];
    const made = behind?.find((span) => span.start === end && goesOn(end));
    return made ? [{ material, span: { start, end: made.end }, noun: 'behind' }] : [];
  });
}

/** Whether nothing but a few words in one clause stand between two places. */
function isNear(words: readonly Word[], { start, end }: Span, lexicon: Lexicon): boolean {
  const between = words.slice(start, end);
  if (start > end || between.some(({ stops }) => stops) || words[start - 1]?.stops !== false) return false;
  return between.filter((word) => tintOf(word, lexicon) === undefined).length <= MOST_BETWEEN;
}

type Named = Pick<Naming, 'span'> & { readonly noun?: number };

/** Place among the names of the noun that is made of something; -1 where none stands there. */
function nounOf(
  words: readonly Word[],
  names: readonly Named[],
  { making, lexicon }: { making: Making; lexicon: Lexicon },
) {
  const { noun, span } = making;
  if (noun === 'behind') {
    return names.findIndex((one) => {
      const start = one.noun ?? one.span.start;
      return start >= span.end && isNear(words, { start: span.end, end: start }, lexicon);
    });
  }
  const before = names.findLastIndex((one) => one.span.end <= span.start);
  const end = names[before]?.span.end ?? Infinity;
  return isNear(words, { start: end, end: span.start }, lexicon) ? before : -1;
}

const makingsIn = (words: readonly Word[], lexicon: Lexicon): Making[] => [
  ...withMaking(words, lexicon),
  ...spansOf(words, MADE_BEHIND, 'before'),
  ...spansOf(words, MADE_BEFORE, 'behind'),
];

/** Whether a material is part of what something is called, as that of a "table en bois". */
const isOfName = ({ span }: Making, names: readonly Naming[]): boolean =>
  names.some((one) => one.span.start <= span.start && one.span.end >= span.end && one.span.end - one.span.start > 1);

/** Materials in names, which bring no place along. */
export const materialsOfNames = (words: readonly Word[], names: readonly Naming[], lexicon: Lexicon): Span[] =>
  makingsIn(words, lexicon).flatMap((making) => (isOfName(making, names) ? [making.span] : []));

/** What nouns of the prompt are made of; the words say nothing else then, not even where they name a thing or a place. */
export function readMakings(words: readonly Word[], names: readonly Naming[], lexicon: Lexicon): Making[] {
  const others = (making: Making) =>
    names.filter((one) => one.span.end <= making.span.start || one.span.start >= making.span.end);
  return makingsIn(words, lexicon).filter(
    (making) => !isOfName(making, names) && nounOf(words, others(making), { making, lexicon }) >= 0,
  );
}

/** The cast with what everybody is made of. */
export function withMaterials<One extends CastReading>(
  words: readonly Word[],
  cast: readonly One[],
  { makings, lexicon }: { makings: readonly Making[]; lexicon: Lexicon },
): One[] {
  const made = [...cast];
  for (const making of makings) {
    const at = nounOf(words, cast, { making, lexicon });
    const one = made[at];
    if (!one || one.entry.looks.material) continue;
    const looks = { ...one.entry.looks, material: making.material };
    made[at] = {
      ...one,
      told: [...(one.told ?? []), ...saidBy('looks/material', [making.span])],
      entry: { ...one.entry, looks },
    };
  }
  return made;
}
