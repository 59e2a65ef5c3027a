import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import {
  chooseForClipsAtom,
  clipChoicesAtom,
  clipSpeedAtom,
  setClipSpeedAtom,
  type ClipChoices,
} from './clip-choices-atoms.ts';

/** How clips are played on this device, and the ways to change it. */
export interface PlaybackChoices extends ClipChoices {
  /** 1 is as it was made. */
  readonly speed: number;
  readonly onChoose: (change: Partial<ClipChoices>) => void;
  readonly onSpeed: (speed: number) => void;
}

export interface ClipChoicesPanelProps {
  /** Draws something that plays clips. */
  children: (choices: PlaybackChoices) => ReactNode;
}

/** How clips are played, connected: all players of the page follow it. */
export function ClipChoicesPanel({ children }: ClipChoicesPanelProps) {
  const choices = useAtomValue(clipChoicesAtom);
  const speed = useAtomValue(clipSpeedAtom);
  const onChoose = useSetAtom(chooseForClipsAtom);
  const onSpeed = useSetAtom(setClipSpeedAtom);
  return children({ ...choices, speed, onChoose, onSpeed });
}
