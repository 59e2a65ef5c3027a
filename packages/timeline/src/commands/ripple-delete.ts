import { ok } from '@kinora/contracts';
import type { Clip, CommandNamed, Ticks, Track } from '@kinora/contracts/timeline';

import type { FoundClip } from '../document/clip-index.ts';
import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { closeStrip } from '../rules/ripple.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

interface Strip {
  readonly from: Ticks;
  readonly to: Ticks;
}

/** The spans of clips, joined where they touch. The last comes first, so closing one moves none of the others. */
function stripsOf(clips: readonly Clip[]): Strip[] {
  const strips: Strip[] = [];
  for (const clip of clips.toSorted((one, other) => one.start - other.start)) {
    const last = strips.at(-1);
    if (last && clip.start <= last.to) strips.splice(-1, 1, { from: last.from, to: Math.max(last.to, endOf(clip)) });
    else strips.push({ from: clip.start, to: endOf(clip) });
  }
  return strips.toReversed();
}

function closeOn(draft: Draft, track: Track, strips: readonly Strip[]): void {
  for (const strip of strips) closeStrip(draft, track, strip);
}

/** A clip that stays and blocks the closing. */
function obstacleOn({ clips }: Track, strips: readonly Strip[], gone: ReadonlySet<string>): Clip | undefined {
  for (const { from, to } of strips) {
    for (let place = firstEndingAfter(clips, from); ; place++) {
      const clip = clips[place];
      if (!clip || clip.start >= to) break;
      if (!gone.has(clip.id)) return clip;
    }
  }
  return undefined;
}

function closeEverywhere(draft: Draft, targets: readonly FoundClip[]): Outcome {
  const strips = stripsOf(targets.map(({ clip }) => clip));
  const gone = new Set(targets.map(({ clip }) => clip.id));
  const open = draft.base.tracks.filter(({ locked }) => !locked);
  for (const track of open) {
    const obstacle = obstacleOn(track, strips, gone);
    if (obstacle) return refuse('no-room', { clipId: obstacle.id });
  }
  for (const track of open) closeOn(draft, track, strips);
  return ok([]);
}

/** Removes clips and closes the gaps: on their own tracks, or on all unlocked ones. */
export function rippleDelete(draft: Draft, { clipIds, scope = 'track' }: CommandNamed<'rippleDelete'>): Outcome {
  const targets = targetsOf(draft.base, clipIds, ['linkId', 'groupId']);
  if (!targets.ok) return targets;
  for (const { clip } of targets.value) draft.put(clip, null);
  if (scope === 'all') return closeEverywhere(draft, targets.value);
  for (const track of new Set(targets.value.map((one) => one.track))) {
    const own = targets.value.filter((one) => one.track === track);
    closeOn(draft, track, stripsOf(own.map(({ clip }) => clip)));
  }
  return ok([]);
}
