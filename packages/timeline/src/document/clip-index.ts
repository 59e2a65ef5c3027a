import type { Clip, TimelineDocument, Track } from '@kinora/contracts/timeline';

/**
 * All versions of a track share one index, so it may name clips that are gone: check every answer against the clips.
 */
interface Index {
  /** The last known place of each clip: an edit moves few of them, and not far. */
  readonly places: Map<string, number>;
  /** Ids of clips by their link or their group. */
  readonly sets: Map<string, Set<string>>;
}

/** Where a clip stands in its track. */
export interface FoundClip {
  readonly clip: Clip;
  readonly track: Track;
  /** Its place among the clips of its track. */
  readonly place: number;
}

const indexes = new WeakMap<Track, Index>();

function enter({ sets }: Index, clip: Clip): void {
  for (const key of [clip.linkId, clip.groupId]) {
    if (key === null) continue;
    const set = sets.get(key);
    if (set) set.add(clip.id);
    else sets.set(key, new Set([clip.id]));
  }
}

function indexOf(track: Track): Index {
  const known = indexes.get(track);
  // Removed ids stay in it, so a stale index is built again.
  if (known && known.places.size <= 2 * track.clips.length + 1000) return known;
  const index: Index = { places: new Map(track.clips.map(({ id }, place) => [id, place])), sets: new Map() };
  for (const clip of track.clips) enter(index, clip);
  indexes.set(track, index);
  return index;
}

/** Passes the index of a track to its next version and adds the clips that were written. */
export function rememberTrack(next: Track, last: Track, written: readonly Clip[]): Track {
  const index = indexes.get(last);
  if (!index) return next;
  for (const clip of written) {
    if (!index.places.has(clip.id)) index.places.set(clip.id, 0);
    enter(index, clip);
  }
  indexes.set(next, index);
  return next;
}

/** Searches outwards from the last known place. */
function searchFrom(clips: readonly Clip[], id: string, hint: number): number {
  const middle = Math.min(hint, clips.length - 1);
  for (let distance = 0; distance < clips.length; distance++) {
    if (clips[middle - distance]?.id === id) return middle - distance;
    if (clips[middle + distance]?.id === id) return middle + distance;
  }
  return -1;
}

/** The place of a clip in a track, or -1. */
export function placeInTrack(track: Track, id: string): number {
  const { places } = indexOf(track);
  const hint = places.get(id);
  if (hint === undefined) return -1;
  const place = searchFrom(track.clips, id, hint);
  if (place >= 0 && place !== hint) places.set(id, place);
  return place;
}

/** A clip with its track and place, by its id. */
export function findClip(document: TimelineDocument, id: string): FoundClip | undefined {
  for (const track of document.tracks) {
    const place = placeInTrack(track, id);
    const clip = track.clips[place];
    if (clip) return { clip, track, place };
  }
  return undefined;
}

export function clipById(document: TimelineDocument, id: string): Clip | undefined {
  return findClip(document, id)?.clip;
}

/** All clips that share a link (or a group) of this id. */
export function clipsSharing(document: TimelineDocument, field: 'linkId' | 'groupId', key: string): FoundClip[] {
  return document.tracks.flatMap((track) => {
    const ids = indexOf(track).sets.get(key) ?? [];
    return [...ids].flatMap((id) => {
      const place = placeInTrack(track, id);
      const clip = track.clips[place];
      return clip?.[field] === key ? [{ clip, track, place }] : [];
    });
  });
}
