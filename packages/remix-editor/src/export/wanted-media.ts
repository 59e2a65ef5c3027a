import { isMediaClip, durationOf, findClip, mixBetween, visibleClips } from '@kinora/timeline';

import type { ExportJob, WantedMedium } from './export-messages.ts';

type ExportScope = Pick<ExportJob, 'document' | 'media' | 'range'>;

interface Use {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isHeard: boolean;
}

/** What of each medium is used in a film: its picture, its sound or both. */
function usesOf({ document, media, range }: ExportScope): ReadonlyMap<string, Use> {
  const { start, end } = range ?? { start: 0, end: durationOf(document) };
  const uses = new Map<string, Use>();
  function note(mediaId: string, clipName: string, use: 'isSeen' | 'isHeard'): void {
    const known = uses.get(mediaId) ?? { name: media[mediaId]?.name || clipName, isSeen: false, isHeard: false };
    uses.set(mediaId, { ...known, [use]: true });
  }
  const shown = document.tracks.filter(({ kind, hidden }) => kind === 'video' && !hidden);
  for (const clip of shown.flatMap((track) => visibleClips(track, start, end))) {
    if (isMediaClip(clip)) note(clip.mediaId, clip.name, 'isSeen');
  }
  for (const { clipId, mediaId } of mixBetween(document, start, end, media)) {
    note(mediaId, findClip(document, clipId)?.clip.name ?? '', 'isHeard');
  }
  return uses;
}

/** The media that an export reads, each once. */
export const wantedMedia = (request: ExportScope): readonly WantedMedium[] =>
  [...usesOf(request)].map(([mediaId, use]) => {
    const medium = Object.hasOwn(request.media, mediaId) ? request.media[mediaId] : undefined;
    return { ...use, mediaId, url: medium?.url ?? null, isPicture: medium?.kind === 'image' };
  });
