import { ok, type Result } from '@kinora/contracts';
import type { CommandNamed, Refusal, TimelineDocument } from '@kinora/contracts/timeline';

import type { FoundClip } from '../document/clip-index.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { nearestDistance, type Landing } from '../rules/free-place.ts';
import { refuse, targetsOf } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** Clips on tracks of the leading clip's kind change tracks; their links on other kinds stay. */
function landingsOf(
  { tracks }: TimelineDocument,
  found: readonly FoundClip[],
  trackDelta: number,
): Result<Landing[], Refusal> {
  const kind = found[0]?.track.kind;
  const landings: Landing[] = [];
  for (const { clip, track } of found) {
    const isLifted = trackDelta !== 0 && track.kind === kind;
    const target = isLifted ? tracks[tracks.indexOf(track) + trackDelta] : track;
    if (!target || target.kind !== track.kind) return refuse('no-room', { clipId: clip.id });
    if (target.locked) return refuse('track-locked', { clipId: clip.id });
    landings.push({ clip, track: target });
  }
  return ok(landings);
}

/** The distance at which all have room. `exact` accepts only the one asked for. */
function distanceFor(draft: Draft, landings: readonly Landing[], { delta, exact }: CommandNamed<'move'>) {
  const { rate } = draft;
  const lead = landings[0]?.clip.start ?? 0;
  const moving = new Set(landings.map(({ clip }) => clip.id));
  const distance = nearestDistance({ landings, moving, lead, rate }, delta);
  return exact && distance !== floorToFrame(lead + delta, rate) - lead ? null : distance;
}

/** Moves clips, with their links and groups, to where all have room. */
export function move(draft: Draft, command: CommandNamed<'move'>): Outcome {
  const targets = targetsOf(draft.base, command.clipIds, ['linkId', 'groupId']);
  if (!targets.ok) return targets;
  const landings = landingsOf(draft.base, targets.value, command.trackDelta ?? 0);
  if (!landings.ok) return landings;
  const distance = distanceFor(draft, landings.value, command);
  if (distance === null) return refuse('no-room', { clipId: command.clipIds[0] ?? '' });
  for (const { clip, track } of landings.value) {
    draft.put(clip, { ...clip, start: clip.start + distance, trackId: track.id });
  }
  return ok(landings.value.map(({ clip }) => clip.id));
}
