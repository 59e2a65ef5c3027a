import type { Clip, Ratio, Ticks, Track } from '@kinora/contracts/timeline';

import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import { ceilToFrame, floorToFrame } from '../time/ticks.ts';

/** A clip and the track that it is to land on. */
export interface Landing {
  readonly clip: Clip;
  readonly track: Track;
}

interface Landings {
  readonly landings: readonly Landing[];
  /** Clips that move along, so they block nothing. */
  readonly moving: ReadonlySet<string>;
  /** Where the leading clip starts; it lands on a whole frame. */
  readonly lead: Ticks;
  readonly rate: Ratio;
}

/** The distance that takes all clips past what blocks them; the same distance if nothing does. */
function pastObstacles({ landings, moving }: Landings, distance: Ticks, direction: 1 | -1): Ticks {
  let past = distance;
  for (const { clip, track } of landings) {
    const end = endOf(clip) + distance;
    for (let place = firstEndingAfter(track.clips, clip.start + distance); ; place++) {
      const other = track.clips[place];
      if (!other || other.start >= end) break;
      if (moving.has(other.id)) continue;
      const free = direction > 0 ? endOf(other) - clip.start : other.start - endOf(clip);
      past = direction > 0 ? Math.max(past, free) : Math.min(past, free);
    }
  }
  return past;
}

interface Search {
  readonly from: Ticks;
  readonly direction: 1 | -1;
  /** Where the search stops. */
  readonly until: Ticks;
}

function search(all: Landings, { from, direction, until }: Search): Ticks | null {
  const { lead, rate } = all;
  let distance = from;
  while ((until - distance) * direction >= 0) {
    const past = pastObstacles(all, distance, direction);
    if (past === distance) return distance;
    distance = (direction > 0 ? ceilToFrame(lead + past, rate) : floorToFrame(lead + past, rate)) - lead;
  }
  return null;
}

/**
 * The free distance nearest to the one asked for, or null. Clips may jump over others, never overlap them, and never
 * start before the timeline.
 */
export function nearestDistance(all: Landings, asked: Ticks): Ticks | null {
  const { landings, lead, rate } = all;
  const earliest = Math.min(...landings.map(({ clip }) => clip.start));
  const least = ceilToFrame(lead - earliest, rate) - lead;
  const from = Math.max(floorToFrame(lead + asked, rate) - lead, least);
  const later = search(all, { from, direction: 1, until: Infinity });
  if (later === from) return from;
  const until = later === null ? least : Math.max(least, from - (later - from));
  return search(all, { from, direction: -1, until }) ?? later;
}
