import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { PlayedClip } from '@kinora/live-stage/clip';

import type { EditorMedium } from '../state/media-atoms.ts';

/** A medium as the player takes it; null where there is nothing to watch. */
export function playedMedium(medium: EditorMedium): PlayedClip | null {
  const { kind, url, poster, sprite, proxy, width, height, duration } = medium;
  if (kind !== 'video' || duration === null) return null;
  return { url, poster: poster ?? '', sprite, proxy, width, height, seconds: duration / TICKS_PER_SECOND };
}
