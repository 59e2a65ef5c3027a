import { clamp } from '@kinora/drawing';
import type { Subject } from '@kinora/subjects';

import { CROWDS } from '../lexicon/crowds.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';

/** How many stand in the foreground at most. */
export const MOST_MEMBERS = 7;
/** More than that. */
const LEAST = MOST_MEMBERS + 1;

/** How many a word means, of more than the foreground holds. */
function crowdOf({ text, base }: Word): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text) >= LEAST ? Number(text) : undefined;
  const form = [text, base].find((one) => Object.hasOwn(CROWDS, one));
  return form === undefined ? undefined : CROWDS[form];
}

/** How many of the foreground a word means; null for one that is no number. */
export function countOf(word: Word, { numbers }: Lexicon): number | null {
  const { text } = word;
  if (/^\d{1,3}$/.test(text)) return clamp(Number(text), 1, MOST_MEMBERS);
  if (Object.hasOwn(numbers, text)) return numbers[text] ?? null;
  return crowdOf(word) === undefined ? null : MOST_MEMBERS;
}

/** How many there are in all, where the words around a noun say more than stand in the foreground. */
export function crowdIn(words: readonly Word[], count: number, { rig }: Subject): Pick<CastEntry, 'crowd'> {
  const crowd = Math.max(0, ...words.flatMap((word) => crowdOf(word) ?? []));
  return crowd > count && count > 1 && rig !== 'couple' ? { crowd } : {};
}
