import { followPointing } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

import { filmDirectorAtom, playsLoopsAtom } from './loops-atoms.ts';

/** Whether a film plays: when its turn has come, or while it is pointed at. `follow` is the ref of its place. */
export function useFilmTurn(id: string) {
  const director = useAtomValue(filmDirectorAtom);
  const playsLoops = useAtomValue(playsLoopsAtom);
  const isTurn = useSyncExternalStore(director.subscribe, () => director.isPlaying(id));
  const follow = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const ends = [director.watch(id, element), followPointing(element, (isThere) => director.point(id, isThere))];
      return () => {
        for (const end of ends) end();
      };
    },
    [director, id],
  );
  return { follow, isPlaying: playsLoops && isTurn };
}
