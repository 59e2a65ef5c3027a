import { atom } from 'jotai';

import type { LibraryFilter } from '../filter/library-address.ts';
import { libraryStateAtom, searchAtom } from '../library-atoms.ts';
import { chooseNoneAtom } from '../selection-atoms.ts';

/** How the list is. Showing it looks for what `filter` says, with nothing chosen. */
export function createShelf(filter: LibraryFilter) {
  const shelfAtom = atom(
    (get) => get(libraryStateAtom),
    (_get, set) => {
      set(chooseNoneAtom);
      void set(searchAtom, filter);
    },
  );
  shelfAtom.onMount = (search) => search();
  return shelfAtom;
}
