import { atom } from 'jotai';

import { refreshMediaAtom } from '../saving/media-refresh-atoms.ts';
import { closeProjectAtom, openingAtom, openProjectAtom } from '../saving/opening-atoms.ts';
import { livePreparingAtom } from '../saving/preparing-atoms.ts';
import { refreshMediaByAtom } from '../state/media-atoms.ts';

/** How opening a project went. Showing it opens the project, keeps its media fresh, and closes it at the end. */
export function createShownProject(projectId: string) {
  const shownAtom = atom(
    (get) => {
      // Follows what the server still makes of uploads.
      get(livePreparingAtom);
      return get(openingAtom);
    },
    (_get, set) => {
      set(refreshMediaByAtom, () => void set(refreshMediaAtom));
      void set(openProjectAtom, projectId);
      return () => void set(closeProjectAtom);
    },
  );
  shownAtom.onMount = (open) => open();
  return shownAtom;
}
