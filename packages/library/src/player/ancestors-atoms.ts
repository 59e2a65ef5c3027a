import { apiClientAtom, readCreation } from '@kinora/api-client';
import type { Creation } from '@kinora/contracts';
import { atom } from 'jotai';

/** Generations that are looked for. */
const MOST = 5;

/** What a clip came from, the nearest first, as far as it is still there. */
export const readAncestorsAtom = atom(null, async (get, _set, clip: Creation): Promise<readonly Creation[]> => {
  const found: Creation[] = [];
  let [parent] = clip.parents;
  while (parent !== undefined && found.length < MOST) {
    const result = await readCreation(get(apiClientAtom), parent);
    if (!result.ok || found.some(({ id }) => id === result.value.id)) break;
    found.push(result.value);
    [parent] = result.value.parents;
  }
  return found;
});
