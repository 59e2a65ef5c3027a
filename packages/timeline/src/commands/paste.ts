import { ok, type Result } from '@kinora/contracts';
import type { Clip, CommandNamed, Refusal, Track } from '@kinora/contracts/timeline';

import { trackKindOf } from '../problems/clip-problems.ts';
import { copiesAt, putOver, soundClip } from '../rules/arrivals.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { refuse } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** The clip's own track if it fits, else the first that does; unused tracks come first. */
function trackFor(draft: Draft, clip: Clip, used: ReadonlySet<string>): Track | undefined {
  const fitting = draft.base.tracks.filter(({ kind, locked }) => kind === trackKindOf(clip) && !locked);
  return fitting.find(({ id }) => id === clip.trackId) ?? fitting.find(({ id }) => !used.has(id)) ?? fitting[0];
}

/** Finds a track for each clip; clips of one track stay together. */
function onTracks(draft: Draft, clips: readonly Clip[]): Result<Clip[], Refusal> {
  const homes = new Map<string, string>();
  const placed: Clip[] = [];
  for (const clip of clips) {
    const key = `${trackKindOf(clip)} ${clip.trackId}`;
    const trackId = homes.get(key) ?? trackFor(draft, clip, new Set(homes.values()))?.id;
    if (trackId === undefined) return refuse('no-room', { clipId: clip.id });
    homes.set(key, trackId);
    placed.push({ ...clip, trackId });
  }
  return ok(placed);
}

/** Pastes copied clips, of this or another project, over what is there. */
export function paste(draft: Draft, { clips: values, at }: CommandNamed<'paste'>): Outcome {
  const clips: Clip[] = [];
  for (const value of values) {
    const sound = soundClip(draft, value);
    if (!sound.ok) return sound;
    clips.push(sound.value);
  }
  if (clips.length === 0) return refuse('nothing-to-do');
  const placed = onTracks(draft, clips);
  if (!placed.ok) return placed;
  return ok(putOver(draft, copiesAt(draft, placed.value, floorToFrame(at, draft.rate))));
}
