import { useAtomValue, type Atom } from 'jotai';

import { FilmPosition, type FilmPositionProps } from './film-position.tsx';

export interface FilmPositionPanelProps extends Omit<FilmPositionProps, 'frame'> {
  frameAtom: Atom<number>;
}

/** Follows the film alone, so that nothing else of a stage is redrawn with each frame. */
export function FilmPositionPanel({ frameAtom, ...props }: FilmPositionPanelProps) {
  return <FilmPosition {...props} frame={useAtomValue(frameAtom)} />;
}
