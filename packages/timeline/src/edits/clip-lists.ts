import type { Clip, Ticks, Track } from '@kinora/contracts/timeline';

import { firstFrom } from '../document/clip-order.ts';

/** The place of a clip in its track, where it is known as `clip`. */
function placeOf(clips: readonly Clip[], { id, start }: Clip): number {
  const place = firstFrom(clips, start);
  if (clips[place]?.id === id) return place;
  return clips.findIndex((one) => one.id === id);
}

/** Clips of the tracks that are written to: each list is copied once, however many changes it takes. */
export function openClipLists(tracks: readonly Track[]) {
  const lists = new Map<string, Clip[]>();
  /** What was written to them, of which their indexes are told. */
  const written = new Map<string, Clip[]>();

  function listOf(trackId: string): Clip[] {
    const open = lists.get(trackId);
    if (open) return open;
    const copy = tracks.find(({ id }) => id === trackId)?.clips.slice() ?? [];
    lists.set(trackId, copy);
    return copy;
  }

  function note(clip: Clip): void {
    const clips = written.get(clip.trackId);
    if (clips) clips.push(clip);
    else written.set(clip.trackId, [clip]);
  }

  function remove(clip: Clip): void {
    const list = listOf(clip.trackId);
    const place = placeOf(list, clip);
    if (place >= 0) list.splice(place, 1);
  }

  function insert(clip: Clip): void {
    const list = listOf(clip.trackId);
    list.splice(firstFrom(list, clip.start), 0, clip);
    note(clip);
  }

  /** Where a clip neither moves nor changes its id, its place stays. */
  function replaceInPlace(before: Clip, after: Clip): boolean {
    if (before.id !== after.id || before.trackId !== after.trackId || before.start !== after.start) return false;
    const list = listOf(before.trackId);
    const place = placeOf(list, before);
    if (place < 0) return false;
    list[place] = after;
    note(after);
    return true;
  }

  function replace(before: Clip | null, after: Clip | null): void {
    if (before && after && replaceInPlace(before, after)) return;
    if (before) remove(before);
    if (after) insert(after);
  }

  function shift(trackId: string, from: Ticks, by: Ticks): void {
    const list = listOf(trackId);
    for (let place = firstFrom(list, from); place < list.length; place++) {
      const clip = list[place];
      if (clip) list[place] = { ...clip, start: clip.start + by };
    }
  }

  return { lists, written, replace, shift };
}
