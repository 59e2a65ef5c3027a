import { apiClientAtom } from '@kinora/api-client';
import { readRelatives } from '@kinora/api-client/creations';
import type { LibraryItem } from '@kinora/contracts/library';
import { atom } from 'jotai';

/** Of those that were made from a clip, so many are asked for at once. */
const PAGE = 12;

/** Where a clip came from, the nearest first, and what was made from it, as far as that is known. */
export interface Relatives {
  readonly of: string;
  readonly ancestors: readonly LibraryItem[];
  readonly made: readonly LibraryItem[];
  /** Where the list of what was made from it goes on; null at its end. */
  readonly next: string | null;
}

export const noRelatives = (of: string): Relatives => ({ of, ancestors: [], made: [], next: null });

/** Reads who is related to a clip, or the page after what is known; what cannot be had is left out. */
export const readRelativesAtom = atom(null, async (get, _set, known: Relatives): Promise<Relatives> => {
  const { of: id, made, next } = known;
  const cursor = next === null ? {} : { cursor: next };
  const page = await readRelatives(get(apiClientAtom), { id, limit: PAGE, ...cursor });
  if (!page.ok) return known;
  const { ancestors, made: found } = page.value;
  return { of: id, ancestors, made: [...made, ...found.items], next: found.next };
});
