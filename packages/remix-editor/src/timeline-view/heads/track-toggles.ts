import type { Track, TrackKind } from '@kinora/contracts/timeline';

export type TrackToggle = 'muted' | 'solo' | 'hidden' | 'locked';

const TOGGLES: Readonly<Record<TrackKind, readonly TrackToggle[]>> = {
  video: ['muted', 'hidden', 'locked'],
  audio: ['muted', 'solo', 'locked'],
  text: ['hidden', 'locked'],
  effect: ['hidden', 'locked'],
};

/** What can be switched on a track of a kind; the first is always in sight. */
export const togglesOf = (kind: TrackKind): readonly TrackToggle[] => TOGGLES[kind];

/** The buttons in the head of a track: the switches and the menu. */
export const buttonCount = ({ kind }: Pick<Track, 'kind'>): number => TOGGLES[kind].length + 1;
