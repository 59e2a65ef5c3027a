import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import { emptyTrack } from '../document/create-document.ts';
import { isFreeId } from '../rules/arrivals.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { openTrack, refuse } from '../rules/targets.ts';

const within = (index: number, most: number) => Math.min(most, Math.max(0, index));

export function addTrack(draft: Draft, { kind, index, trackId }: CommandNamed<'addTrack'>): Outcome {
  const id = trackId !== undefined && isFreeId(draft.base, trackId) ? trackId : draft.makeId();
  draft.putTrack(null, emptyTrack(id, kind), within(index, draft.base.tracks.length));
  return ok([]);
}

/** Removes a track with all its clips. */
export function removeTrack(draft: Draft, { trackId }: CommandNamed<'removeTrack'>): Outcome {
  const target = openTrack(draft.base, trackId);
  if (!target.ok) return target;
  // From the end, so the places of the others stay.
  for (const clip of target.value.clips.toReversed()) draft.put(clip, null);
  draft.putTrack(target.value, null);
  return ok([]);
}

/** A locked track can only be unlocked. */
export function setTrack(draft: Draft, change: CommandNamed<'setTrack'>): Outcome {
  const track = draft.base.tracks.find(({ id }) => id === change.trackId);
  if (!track) return refuse('unknown-id');
  if (track.locked && change.locked === undefined) return refuse('track-locked');
  const { name, gain, hidden, locked, muted, solo } = { ...track, ...change };
  draft.putTrack(track, { ...track, name, gain, hidden, locked, muted, solo });
  return ok([]);
}

export function reorderTrack(draft: Draft, { trackId, index }: CommandNamed<'reorderTrack'>): Outcome {
  const target = openTrack(draft.base, trackId);
  if (!target.ok) return target;
  draft.putTrack(target.value, target.value, within(index, draft.base.tracks.length - 1));
  return ok([]);
}
