import { storedAtom } from '@kinora/browser/kept';
import { atom } from 'jotai';

/** How clips are played on this device. */
export interface ClipChoices {
  readonly isLoud: boolean;
  readonly loops: boolean;
}

const BEFORE: ClipChoices = { isLoud: true, loops: true };

function parseChoices(stored: unknown): ClipChoices | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { isLoud, loops }: Partial<Record<keyof ClipChoices, unknown>> = stored;
  return typeof isLoud === 'boolean' && typeof loops === 'boolean' ? { isLoud, loops } : undefined;
}

const keptAtom = storedAtom('kinora:clip-player', BEFORE, parseChoices);

export const clipChoicesAtom = atom((get) => get(keptAtom));

/** Keeps a choice for all clips to come, on every page. */
export const chooseForClipsAtom = atom(null, (get, set, change: Partial<ClipChoices>) =>
  set(keptAtom, { ...get(keptAtom), ...change }),
);

const speedBaseAtom = atom(1);

/** 1 is as it was made. It holds until the page is left: nobody wants yesterday's slow motion. */
export const clipSpeedAtom = atom((get) => get(speedBaseAtom));

export const setClipSpeedAtom = atom(null, (_get, set, speed: number) => set(speedBaseAtom, speed));
