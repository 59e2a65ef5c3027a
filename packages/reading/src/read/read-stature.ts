import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Stature } from '../plan/scene-plan.ts';

interface Noun {
  readonly span: Span;
  /** Where the noun before ends and the one behind begins: their sizes are their own. */
  readonly from: number;
  readonly until: number;
}

/** How far before a noun its size stands: "a tiny red dragon". */
const LOOK_BACK = 3;

/** What the words right before a noun say of its size, or right behind it where adjectives follow their noun. */
export function readStature(
  words: readonly Word[],
  { span, from, until }: Noun,
  { conditions, headFirst, small }: Lexicon,
): { readonly value: Stature; readonly span: Span } | null {
  const isNear = ({ start, end }: Span) => {
    const before = start >= Math.max(from, span.start - LOOK_BACK) && end <= span.start;
    const behind = headFirst === true && start === span.end && end <= until;
    const between = before ? words.slice(start, span.start) : words.slice(span.end - 1, start);
    return (before || behind) && between.every(({ stops, text }) => !stops && !small.breaks.includes(text));
  };
  for (const [value, phrases] of conditions.statures) {
    const found = findPhrases(words, phrases).find(isNear);
    if (found) return { value, span: found };
  }
  return null;
}
