import type { Ticks, Track } from '@kinora/contracts/timeline';

import type { Draft } from './draft.ts';

/** Closes an empty strip of a track, if anything follows. */
export function closeStrip(draft: Draft, track: Track, { from, to }: { from: Ticks; to: Ticks }): void {
  const last = track.clips.at(-1);
  if (last && last.start >= to && to > from) draft.shift(track.id, to, from - to);
}
