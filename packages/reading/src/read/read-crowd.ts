import type { Subject } from '@kinora/subjects';

import { CROWDS } from '../lexicon/crowds.data.ts';
import type { Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';

/** More than stand in the foreground. */
const LEAST = 8;

/** How many a word means, of more than the foreground holds. */
export function crowdOf({ text, base }: Word): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text) >= LEAST ? Number(text) : undefined;
  const form = [text, base].find((one) => Object.hasOwn(CROWDS, one));
  return form === undefined ? undefined : CROWDS[form];
}

/** How many there are in all, where the words around a noun say more than stand in the foreground. */
export function crowdIn(words: readonly Word[], count: number, { rig }: Subject): Pick<CastEntry, 'crowd'> {
  const crowd = Math.max(0, ...words.flatMap((word) => crowdOf(word) ?? []));
  return crowd > count && count > 1 && rig !== 'couple' ? { crowd } : {};
}
