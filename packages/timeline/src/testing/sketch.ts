import type {
  Clip,
  Command,
  Edit,
  MediaClip,
  MediaTable,
  Refusal,
  TimelineDocument,
  Track,
} from '@kinora/contracts/timeline';

import { run } from '../commands/run.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { aClip, aDocument, aTextClip, aTrack, anEffectClip, countedIds, someMedia } from '../fixtures.ts';

/** Ticks of a frame at 30 frames a second, the rate of sketches. */
export const FRAME = 8000;

type Change = Partial<Omit<MediaClip, 'kind'>>;

/** A clip from one frame to another that uses its medium from second 2 on. */
export const video = (id: string, [from, to]: readonly [number, number], change: Change = {}): MediaClip =>
  aClip({ id, start: from * FRAME, duration: (to - from) * FRAME, sourceIn: 60 * FRAME, ...change });

export const audio = (id: string, [from, to]: readonly [number, number], change: Change = {}): MediaClip =>
  aClip({ ...video(id, [from, to]), kind: 'audio', mediaId: 'upload:music', ...change });

/** A document of tracks by their names; what lies on one is what its name begins with: `video`, `video-2`. */
export function sketch(
  tracks: Readonly<Record<string, readonly Clip[]>>,
  change: Partial<Track> = {},
): TimelineDocument {
  const kinds = ['video', 'audio', 'text', 'effect'] as const;
  return aDocument({
    tracks: Object.entries(tracks).map(([id, clips]) => {
      const kind = kinds.find((one) => id.startsWith(one)) ?? 'video';
      return aTrack({ id, kind, clips, ...change });
    }),
  });
}

export const caption = (id: string, [from, to]: readonly [number, number]): Clip =>
  aTextClip({ id, start: from * FRAME, duration: (to - from) * FRAME });

export const effect = (id: string, [from, to]: readonly [number, number]): Clip =>
  anEffectClip({ id, start: from * FRAME, duration: (to - from) * FRAME });

/** What lies on each track, in frames: `a 0-60`. */
export function drawn(document: TimelineDocument): Record<string, string> {
  const lines = document.tracks.map(({ id, clips }) => [
    id,
    clips.map((clip) => `${clip.id} ${clip.start / FRAME}-${(clip.start + clip.duration) / FRAME}`).join(', '),
  ]);
  return Object.fromEntries(lines);
}

interface Tried {
  readonly edit: Edit | undefined;
  readonly document: TimelineDocument;
  readonly refusal: Refusal | undefined;
}

/** A command that is run and applied; refused, the document stays. New ids are `new-1` and so on. */
export function attempt(document: TimelineDocument, command: Command, media: MediaTable = someMedia): Tried {
  const result = run(document, command, { media, makeId: countedIds('new') });
  if (!result.ok) return { document, edit: undefined, refusal: result.failure };
  return { document: applyEdit(document, result.value), edit: result.value, refusal: undefined };
}
