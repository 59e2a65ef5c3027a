import { savesData } from '@kinora/browser';
import { useSyncExternalStore } from 'react';

/** Where the panel stands beside the form, for somebody who has nothing against motion. */
const MOVES = '(min-width: 750px) and (prefers-reduced-motion: no-preference)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MOVES);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const maySideMove = (): boolean => matchMedia(MOVES).matches && !savesData();

/** Whether the panel plays its video; elsewhere it isn't even loaded. */
export const useSideMotion = (): boolean => useSyncExternalStore(subscribe, maySideMove);
