import type { Clip, TimelineDocument, Track } from '@kinora/contracts/timeline';

export interface ListedClip {
  readonly clip: Clip;
  readonly track: Track;
}

/** All clips in the order in which they begin; of those that begin together the uppermost first. */
export function listedClips({ tracks }: TimelineDocument): readonly ListedClip[] {
  return tracks
    .toReversed()
    .flatMap((track) => track.clips.map((clip) => ({ clip, track })))
    .toSorted((one, other) => one.clip.start - other.clip.start);
}
