import { ok } from '@kinora/contracts';
import type { Clip, CommandNamed, InsertMode, Ticks, Track } from '@kinora/contracts/timeline';

import { clipsSharing } from '../document/clip-index.ts';
import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import { isMediaClip, trackKindOf } from '../problems/clip-problems.ts';
import { isFreeId, putOver, soundClip } from '../rules/arrivals.ts';
import { cutClip } from '../rules/cut-clip.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { nearestDistance } from '../rules/free-place.ts';
import { newLinks, splitAt } from '../rules/overwrite.ts';
import { openTrack, refuse, targetsOf } from '../rules/targets.ts';
import { ceilToFrame, floorToFrame } from '../time/ticks.ts';

/** Makes room on a track: splits the clip at this time, and its links. */
function openGap(draft: Draft, track: Track, { at, length }: { at: Ticks; length: Ticks }) {
  const under = track.clips[firstEndingAfter(track.clips, at)];
  const cut = under && under.start < at ? targetsOf(draft.base, [under.id]) : ok([]);
  if (!cut.ok) return cut;
  const linkOf = newLinks(draft);
  for (const { clip } of cut.value) {
    if (clip.start < at && at < endOf(clip)) splitAt(draft, clip, { at, linkOf });
  }
  const tracks = new Set([track.id, ...cut.value.map((one) => one.track.id)]);
  for (const id of tracks) draft.shift(id, at, length);
  return ok([]);
}

interface Place {
  readonly track: Track;
  readonly at: Ticks;
  readonly mode: InsertMode;
}

function startFor(draft: Draft, clip: Clip, { track, at, mode }: Place): Ticks | null {
  const { rate } = draft;
  const last = track.clips.at(-1);
  if (mode === 'append') return last ? ceilToFrame(endOf(last), rate) : 0;
  if (mode !== 'nearest') return floorToFrame(at, rate);
  const landings = [{ clip: { ...clip, start: 0 }, track }];
  return nearestDistance({ landings, moving: new Set(), lead: 0, rate }, at);
}

/** Ends a clip on a whole frame, if it's long enough. */
function endingOnFrame(draft: Draft, clip: Clip): Clip {
  const end = floorToFrame(endOf(clip), draft.rate);
  return end > clip.start && end !== endOf(clip) ? cutClip(clip, 0, end - clip.start) : clip;
}

/** A link has one clip on each track. */
function linkFor(draft: Draft, { linkId }: Clip, trackId: string): string | null {
  if (linkId === null) return null;
  return clipsSharing(draft.base, 'linkId', linkId).some(({ track }) => track.id === trackId) ? null : linkId;
}

export function insert(draft: Draft, { clip: value, trackId, at, mode }: CommandNamed<'insert'>): Outcome {
  const target = openTrack(draft.base, trackId);
  if (!target.ok) return target;
  const sound = soundClip(draft, value);
  if (!sound.ok) return sound;
  const clip = sound.value;
  if (trackKindOf(clip) !== target.value.kind) return refuse('no-room', { clipId: clip.id });
  if (isMediaClip(clip) && !Object.hasOwn(draft.media, clip.mediaId))
    return refuse('media-missing', { clipId: clip.id });
  const start = startFor(draft, clip, { track: target.value, at, mode });
  if (start === null) return refuse('no-room', { clipId: clip.id });
  const id = isFreeId(draft.base, clip.id) ? clip.id : draft.makeId();
  const linkId = linkFor(draft, clip, trackId);
  const placed = endingOnFrame(draft, { ...clip, id, trackId, start, linkId });
  if (mode === 'ripple') {
    const opened = openGap(draft, target.value, { at: start, length: placed.duration });
    if (!opened.ok) return opened;
  }
  return ok(putOver(draft, [placed]));
}
