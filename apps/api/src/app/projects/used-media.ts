import type { Clip, TimelineDocument, TimeRange, Track } from '@kinora/contracts/timeline';
import { endOf, isMediaClip } from '@kinora/timeline';

/** Whether a track is seen or heard at all. */
const isUsed = ({ hidden, kind, muted }: Track): boolean =>
  (kind !== 'audio' && !hidden) || (kind !== 'text' && !muted);

/** Every medium that a part of a timeline shows or plays, each once; a transition may bring in clips from beyond. */
export function usedMedia({ tracks, transitions }: TimelineDocument, { end, start }: TimeRange): string[] {
  const reach = transitions.reduce((longest, { duration }) => Math.max(longest, duration), 0);
  const isNear = (clip: Clip) => clip.start < end + reach && endOf(clip) > start - reach;
  const clips = tracks.filter(isUsed).flatMap((track) => track.clips.filter(isNear));
  return [...new Set(clips.filter(isMediaClip).map(({ mediaId }) => mediaId))];
}

/** Every effect of a part of a timeline that is switched on, as `<kind>:<name>`. */
export function usedEffects({ tracks }: TimelineDocument): string[] {
  const uses = tracks.filter(({ hidden }) => !hidden).flatMap(({ clips }) => clips.flatMap(({ effects }) => effects));
  return [...new Set(uses.filter(({ on }) => on).map(({ effect }) => effect))];
}
