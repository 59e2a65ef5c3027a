import type { Clip, Ticks, Track } from '@kinora/contracts/timeline';

import { clipAt, clipsBetween, firstEndingAfter } from './clip-range.ts';
import { rowAt, type Row } from './rows.ts';
import { pixelsFor, timeAtPixel } from './time-scale.ts';

/** How far into a clip its edge can be grasped, in pixels; narrow clips keep a middle. */
const EDGE = 8;

/** What lies at a place of the lanes. */
export interface Hit {
  readonly track: Track | null;
  readonly clip: Clip | null;
  /** The part of the clip: an edge to trim, or its middle. */
  readonly zone: 'start' | 'end' | 'body';
  readonly time: Ticks;
  /** The clips to both sides where it is a cut: they touch. */
  readonly cut: { readonly left: Clip; readonly right: Clip } | null;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

function zoneOf(clip: Clip, time: Ticks, zoom: number): Hit['zone'] {
  const edge = Math.min(EDGE, pixelsFor(clip.duration, zoom) / 4);
  if (pixelsFor(time - clip.start, zoom) < edge) return 'start';
  return pixelsFor(clip.start + clip.duration - time, zoom) <= edge ? 'end' : 'body';
}

function cutOf({ clips }: Track, clip: Clip, zone: Hit['zone']): Hit['cut'] {
  const place = firstEndingAfter(clips, clip.start);
  const [left, right] = zone === 'start' ? [clips[place - 1], clip] : [clip, clips[place + 1]];
  const isCut = zone !== 'body' && left && right && left.start + left.duration === right.start;
  return isCut ? { left, right } : null;
}

/** What is under the pointer, found by binary search. */
export function hitAt(rows: readonly Row[], { x, y }: Place, zoom: number): Hit {
  const track = rowAt(rows, y)?.track ?? null;
  const time = timeAtPixel(x, zoom);
  const clip = (track && clipAt(track.clips, time)) ?? null;
  if (!track || !clip) return { track, clip: null, zone: 'body', time, cut: null };
  const zone = zoneOf(clip, time, zoom);
  return { track, clip, zone, time, cut: cutOf(track, clip, zone) };
}

/** A rectangle between two places of the lanes. */
export interface Box {
  readonly from: Place;
  readonly to: Place;
}

/** The clips that a box touches. */
export function clipsInBox(rows: readonly Row[], { from, to }: Box, zoom: number): readonly Clip[] {
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const start = timeAtPixel(Math.min(from.x, to.x), zoom);
  const end = timeAtPixel(Math.max(from.x, to.x), zoom);
  const touched = rows.filter((row) => row.top < bottom && row.top + row.height > top);
  return touched.flatMap(({ track }) => clipsBetween(track.clips, start, end));
}
