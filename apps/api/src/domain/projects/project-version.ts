import type { Clip, MediaClip, Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import type { NewVersion } from './projects.ts';

const isMedia = (clip: Clip): clip is MediaClip =>
  clip.kind === 'video' || clip.kind === 'audio' || clip.kind === 'image';

const clipsOf = ({ tracks }: TimelineDocument): readonly Clip[] => tracks.flatMap(({ clips }) => clips);

const mediaOf = (clip: Clip): readonly string[] =>
  isMedia(clip) ? [clip.mediaId, ...clip.takes.map(({ mediaId }) => mediaId)] : [];

/** The picture that is seen first; of several at once, the highest. */
function posterOf({ tracks }: TimelineDocument): string | null {
  let first: MediaClip | null = null;
  for (const { clips } of tracks.toReversed()) {
    const own = clips.find((clip) => isMedia(clip) && clip.kind !== 'audio');
    if (own && isMedia(own) && own.start < (first?.start ?? Number.POSITIVE_INFINITY)) first = own;
  }
  return first?.mediaId ?? null;
}

const endOf = (clips: readonly Clip[]): Ticks =>
  clips.reduce((end, { duration, start }) => Math.max(end, start + duration), 0);

/** Every medium that a document names. */
export const mediaIdsOf = (document: TimelineDocument): readonly string[] => [
  ...new Set(clipsOf(document).flatMap(mediaOf)),
];

/** A document that was looked at, with what is kept beside it. */
export function versionOf(document: TimelineDocument): NewVersion {
  const clips = clipsOf(document);
  return {
    document,
    text: JSON.stringify(document),
    facts: { name: document.name, poster: posterOf(document), clips: clips.length, ticks: endOf(clips) },
    mediaIds: mediaIdsOf(document),
  };
}
