import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span, Word } from '../lexicon/words.ts';
import { tintOf } from './read-colours.ts';
import { countOf } from './read-crowd.ts';
import { saidBy, type Said } from './said.ts';

const LOOK_BACK = 4;

/** What stands before a noun and says how many and of which colour. */
interface Attributes {
  readonly count: number | null;
  readonly tint: string | undefined;
  readonly start: number;
  /** The words of its number, and of its colour. */
  readonly counted: readonly Span[];
  readonly coloured: readonly Span[];
}

/** The run of a single word. */
export const wordAt = (index: number): Span => ({ start: index, end: index + 1 });

/** Reads backwards from a noun to its number, no further than to the noun before, whose number is its own. */
export function readAttributes(
  words: readonly Word[],
  { noun, from }: { noun: number; from: number },
  lexicon: Lexicon,
): Attributes {
  let tint: string | undefined;
  let start = noun;
  let coloured: readonly Span[] = [];
  for (let index = noun - 1; index >= Math.max(from, noun - LOOK_BACK); index--) {
    const word = words[index];
    if (!word || word.stops || lexicon.small.breaks.includes(word.text)) break;
    const colour = lexicon.coloursFollow === 'always' ? undefined : tintOf(word, lexicon);
    if (colour !== undefined && tint === undefined) {
      tint = colour;
      start = index;
      coloured = [wordAt(index)];
    }
    const count = countOf(word, lexicon);
    if (count !== null) {
      return { count, tint, start: index, coloured, counted: [wordAt(index)] };
    }
  }
  return { count: null, tint, start, coloured, counted: [] };
}

/** Where else words around a noun say more of it. */
interface Around {
  /** How many there are in all, of a crowd. */
  readonly crowd?: number | undefined;
  /** How many stand in front. */
  readonly count: number;
  /** Where the noun ends, and the number behind it. */
  readonly noun: number;
  readonly number: number;
  /** The colour behind the noun. */
  readonly tint?: string | undefined;
  readonly listed: { readonly span: Span } | null;
  readonly stature: { readonly span: Span } | null;
}

/** The words around a noun that say more of it, each with what draws it. */
export function qualifiersOf({ counted, coloured }: Attributes, around: Around): Said[] {
  const { count, crowd, noun, number, tint, listed, stature } = around;
  const counting = crowd === undefined ? 'count' : 'crowd';
  const said = number > noun ? [...counted, wordAt(number - 1)] : counted;
  return [
    ...saidBy(count > 1 ? counting : 'self', said),
    ...saidBy('looks/tint', tint === undefined ? coloured : [...coloured, wordAt(noun)]),
    ...saidBy('looks/tints', listed ? [listed.span] : []),
    ...saidBy('stature', stature ? [stature.span] : []),
  ];
}
