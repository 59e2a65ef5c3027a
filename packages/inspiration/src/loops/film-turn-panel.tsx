import { followPointing } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';

import { filmDirectorAtom, playsLoopsAtom } from './loops-atoms.ts';

interface FilmTurn {
  /** The ref of the film's place; stays the same function. */
  readonly follow: (element: HTMLElement | null) => (() => void) | undefined;
  readonly isPlaying: boolean;
}

export interface FilmTurnPanelProps {
  /** Of the inspiration. */
  id: string;
  /** Draws the film in its place. */
  children: (turn: FilmTurn) => ReactNode;
}

/** Says whether a film plays: when its turn has come, or while it is pointed at. */
export function FilmTurnPanel({ id, children }: FilmTurnPanelProps) {
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
  return children({ follow, isPlaying: playsLoops && isTurn });
}
