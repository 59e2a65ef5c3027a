import type { Clip, Command, InsertMode, Ticks, TimelineDocument, Track, TrackKind } from '@kinora/contracts/timeline';
import { endOf, trackKindOf } from '@kinora/timeline';

/** Where a clip is put: in front of the playhead, over what is there, or behind everything. */
export interface Placing {
  readonly at: Ticks;
  readonly mode: InsertMode;
}

/** New tracks cover what they are for: titles lie on top, effects above the pictures, sounds below all. */
function newTrackIndex(tracks: readonly Track[], kind: TrackKind): number {
  if (kind === 'audio') return 0;
  if (kind === 'text') return tracks.length;
  const cover = kind === 'video' ? ['video', 'audio'] : ['video', 'audio', 'effect'];
  return tracks.findLastIndex((track) => cover.includes(track.kind)) + 1;
}

const isFree = (track: Track, from: Ticks, to: Ticks) =>
  track.clips.every((clip) => endOf(clip) <= from || clip.start >= to);

/** Pictures and sounds follow each other on their first track; titles and effects take the first that is free. */
function trackFor({ tracks }: TimelineDocument, clip: Clip, { at, mode }: Placing): Track | undefined {
  const kind = trackKindOf(clip);
  const open = tracks.filter((track) => track.kind === kind && !track.locked);
  if (mode === 'append' || kind === 'video') return open[0];
  return open.find((track) => isFree(track, at, at + clip.duration));
}

/** The command that puts a new clip into a project, on a track of its own where none of its kind has room. */
export function placeClip(document: TimelineDocument, clip: Clip, placing: Placing): Command {
  const track = trackFor(document, clip, placing);
  if (track) return { op: 'insert', clip, trackId: track.id, ...placing };
  const kind = trackKindOf(clip);
  const trackId = crypto.randomUUID();
  return {
    op: 'batch',
    commands: [
      { op: 'addTrack', kind, index: newTrackIndex(document.tracks, kind), trackId },
      { op: 'insert', clip, trackId, ...placing },
    ],
  };
}
