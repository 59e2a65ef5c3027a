import type { Clip, Ticks, TimelineDocument, Track } from '@kinora/contracts/timeline';

import { endOf, firstEndingAfter, firstFrom } from './clip-order.ts';

/** The clips of a track that overlap a window. */
export function visibleClips({ clips }: Track, from: Ticks, to: Ticks): readonly Clip[] {
  return clips.slice(firstEndingAfter(clips, from), firstFrom(clips, to));
}

/** Where the last clip ends. */
export function durationOf({ tracks }: TimelineDocument): Ticks {
  let end = 0;
  for (const { clips } of tracks) {
    const last = clips.at(-1);
    if (last) end = Math.max(end, endOf(last));
  }
  return end;
}
