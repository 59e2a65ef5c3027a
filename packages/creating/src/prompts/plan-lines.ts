import { codePoints, tidyText } from '@kinora/contracts/catalogue';

import { expandPrompt, TEXTS_MAX } from '../list/expand-prompt.ts';
import type { Flaw, ListLine } from '../list/kept-list-atoms.ts';
import type { Literal } from '../list/read-choices.ts';

/** Why nothing can be made of a line. */
export type LineProblem = Flaw | 'missing' | 'too-long' | 'too-many';

/** A line and every text it stands for, as they will be drawn. */
export interface PlannedLine {
  readonly text: string;
  readonly texts: readonly string[];
  /** How many it stands for, also where those are too many to tell. */
  readonly count: number;
  readonly problem: LineProblem | null;
  /** Why a brace in it is only a letter. */
  readonly literal: Literal | null;
}

export interface LineLimits {
  /** Code points of a prompt. */
  readonly max: number;
  /** A clip can be made without a word. */
  readonly isOptional: boolean;
}

function problemOf(texts: readonly string[], count: number, { max, isOptional }: LineLimits): LineProblem | null {
  if (count > TEXTS_MAX) return 'too-many';
  if (!isOptional && texts.includes('')) return 'missing';
  return texts.some((text) => codePoints(text) > max) ? 'too-long' : null;
}

/** Reads a line: its choices, and what is wrong with it. */
export function planLine({ text, flaw }: ListLine, limits: LineLimits): PlannedLine {
  const { texts: written, count, literal } = expandPrompt(text);
  const texts = written.map(tidyText);
  return { text, texts, count, literal, problem: flaw ?? problemOf(texts, count, limits) };
}
