import { atom } from 'jotai';

import { itemsAtom } from './library-atoms.ts';

const chosenBaseAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Those that are chosen and still there, in the order of the list. */
export const chosenAtom = atom((get): readonly string[] => {
  const chosen = get(chosenBaseAtom);
  return chosen.size === 0
    ? []
    : get(itemsAtom)
        .map(({ id }) => id)
        .filter((id) => chosen.has(id));
});

/** Chooses one, or no longer. */
export const chooseAtom = atom(null, (get, set, id: string) => {
  const chosen = new Set(get(chosenBaseAtom));
  if (!chosen.delete(id)) chosen.add(id);
  set(chosenBaseAtom, chosen);
});

/** All that are loaded, or none. */
export const chooseAllAtom = atom(null, (get, set, all: boolean) =>
  set(chosenBaseAtom, new Set(all ? get(itemsAtom).map(({ id }) => id) : [])),
);
