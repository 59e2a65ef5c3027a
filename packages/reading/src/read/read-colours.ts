import { COLOURS } from '../lexicon/colours.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span, Word } from '../lexicon/words.ts';

/** Several colours that a group shares: "three foxes red, blue and green". */
export interface ColourList {
  /** As `#rrggbb`, in the prompt's order. */
  readonly tints: readonly string[];
  readonly span: Span;
}

/** The colour a word names, as `#rrggbb`. */
export function tintOf({ text, base }: Word, { colours }: Lexicon): string | undefined {
  const name = [text, base].find((form) => Object.hasOwn(colours, form));
  const colour = name === undefined ? undefined : colours[name];
  return colour && COLOURS[colour];
}

/** Whether a word may stand between the colours of a list: "one red, one blue and a green one". */
function isBetween({ text }: Word, { small, numbers, relationOrder }: Lexicon): boolean {
  const isMark = relationOrder?.attributeMarks.includes(text) === true;
  return isMark || small.articles.includes(text) || small.joins.includes(text) || numbers[text] === 1;
}

function listOf(words: readonly Word[], { start, end }: Span, lexicon: Lexicon): ColourList | null {
  const tints = words.slice(start, end).flatMap((word) => tintOf(word, lexicon) ?? []);
  return tints.length > 1 ? { tints, span: { start, end } } : null;
}

/** How far the words from `first` on, stepping by `step`, are colours and what joins them; the last one is a colour. */
function runOf(words: readonly Word[], { first, step }: { first: number; step: 1 | -1 }, lexicon: Lexicon): number {
  let last = first - step;
  for (let index = first; index >= 0 && index < words.length; index += step) {
    const word = words[index];
    if (!word || (tintOf(word, lexicon) === undefined && !isBetween(word, lexicon))) break;
    if (tintOf(word, lexicon) !== undefined) last = index;
  }
  return last;
}

/**
 * The colours listed before a name or behind it; `from` and `until` are where the names around it end and begin. Of one
 * that is not a plural each colour has its own article: "a red and blue parrot" is one bird.
 */
export function readColours(
  words: readonly Word[],
  { name, from, until, plural }: { name: Span; from: number; until: number; plural: boolean },
  lexicon: Lexicon,
): ColourList | null {
  const start = Math.max(from, runOf(words, { first: name.start - 1, step: -1 }, lexicon));
  const before = listOf(words, { start, end: name.start }, lexicon);
  if (before) {
    const counted = words
      .slice(Math.max(from, start - 1), name.start)
      .filter(({ text }) => lexicon.small.articles.includes(text) || lexicon.numbers[text] === 1);
    return plural || counted.length >= before.tints.length ? before : null;
  }
  const end = Math.min(until, runOf(words, { first: name.end, step: 1 }, lexicon) + 1);
  // Colours right before the next name are its own.
  return plural && end < until ? listOf(words, { start: name.end, end }, lexicon) : null;
}
