import type { Clip, Command, Ticks, TimelineDocument, Track, TrackKind } from '@kinora/contracts/timeline';
import { floorToFrame, trackKindOf } from '@kinora/timeline';

import type { Place } from '../geometry/hit-test.ts';
import { rowAt, rowsOf, type Row } from '../geometry/rows.ts';
import { timeAtPixel } from '../geometry/time-scale.ts';

/** Where a dragged clip would land. */
export interface Landing {
  readonly at: Ticks;
  /** Null for a track that has to be added. */
  readonly trackId: string | null;
}

const isOpen = (track: Track, kind: TrackKind) => track.kind === kind && !track.locked;
const distanceTo = ({ top, height }: Row, y: number) => Math.abs(top + height / 2 - y);

/** The open track of a kind that is nearest to a place. */
function trackFor(rows: readonly Row[], kind: TrackKind, y: number): string | null {
  const under = rowAt(rows, y)?.track;
  if (under && isOpen(under, kind)) return under.id;
  const open = rows.filter(({ track }) => isOpen(track, kind));
  return open.toSorted((one, other) => distanceTo(one, y) - distanceTo(other, y))[0]?.track.id ?? null;
}

interface Drop {
  readonly clip: Clip;
  readonly place: Place;
  readonly zoom: number;
}

export function landingOf(document: TimelineDocument, { clip, place, zoom }: Drop): Landing {
  const at = floorToFrame(timeAtPixel(place.x, zoom), document.rate);
  return { at, trackId: trackFor(rowsOf(document.tracks), trackKindOf(clip), place.y) };
}

/** Below is what is heard, above what is written. */
const ORDER: readonly TrackKind[] = ['audio', 'video', 'effect', 'text'];

/** Where a new track of a kind belongs: above all that are like it. */
export function indexForTrack(tracks: readonly Track[], kind: TrackKind): number {
  const lower = ORDER.slice(0, ORDER.indexOf(kind) + 1);
  return tracks.findLastIndex((track) => lower.includes(track.kind)) + 1;
}

interface Insertion extends Landing {
  readonly clip: Clip;
  readonly mode: 'overwrite' | 'ripple' | 'append';
  /** How the track is called that has to be added. */
  readonly newTrackId: string;
}

/** What puts a clip there, in one step with the track it needs. */
export function insertAt(document: TimelineDocument, { clip, at, trackId, mode, newTrackId }: Insertion): Command {
  const insert = { op: 'insert', clip, at, mode, trackId: trackId ?? newTrackId } as const;
  if (trackId !== null) return insert;
  const kind = trackKindOf(clip);
  const index = indexForTrack(document.tracks, kind);
  return { op: 'batch', commands: [{ op: 'addTrack', kind, index, trackId: newTrackId }, insert] };
}
