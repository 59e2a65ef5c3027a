import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { CastEntry, Stature } from '../plan/scene-plan.ts';

interface Noun {
  readonly span: Span;
  /** Where the noun before ends and the one behind begins: their sizes are their own. */
  readonly from: number;
  readonly until: number;
}

/** How far before a noun its size stands: "a tiny red dragon". */
const LOOK_BACK = 3;

/** What the words right before a noun say of its size, or those right behind it where adjectives follow. */
export function readStature(
  words: readonly Word[],
  { span, from, until }: Noun,
  { coloursFollow, conditions, headFirst, small }: Lexicon,
): { readonly value: Stature; readonly span: Span } | null {
  const alwaysFollows = coloursFollow === 'always';
  const mayFollow = alwaysFollows || headFirst === true;
  const isNear = ({ start, end }: Span) => {
    const before = !alwaysFollows && start >= Math.max(from, span.start - LOOK_BACK) && end <= span.start;
    const behind = mayFollow && start === span.end && end <= until;
    const between = before ? words.slice(start, span.start) : words.slice(span.end - 1, start);
    return (before || behind) && between.every(({ stops, text }) => !stops && !small.breaks.includes(text));
  };
  for (const [value, phrases] of conditions.statures) {
    const found = findPhrases(words, phrases).find(isNear);
    if (found) return { value, span: found };
  }
  return null;
}

/** How many times as tall as usual. */
const STATURES: Readonly<Record<Stature, number>> = { tiny: 0.5, small: 0.8, big: 1.25, giant: 1.8 };

/** The size that the words give to somebody. */
export const sizeOf = (usual: number, stature: Stature | undefined): Pick<CastEntry, 'size' | 'stature'> =>
  stature ? { size: usual * STATURES[stature], stature } : { size: usual };
