import type { Clip } from '@kinora/contracts/timeline';

import type { Band } from '../../geometry/rows.ts';
import { clipsInArea, type Area } from '../paint/clip-boxes.ts';
import type { Look } from '../paint/painting.ts';

/** Everything that a painted tile shows, to tell whether it is still right. */
export interface TileContents {
  readonly zoom: number;
  /** Counts what was loaded. */
  readonly loaded: number;
  readonly transitions: unknown;
  readonly rows: string;
  readonly clips: readonly Clip[];
  /** Which of the clips are chosen, and which wait for their ghost. */
  readonly marks: string;
}

interface Seen {
  readonly band: Band;
  readonly area: Area;
  readonly loaded: number;
}

const marksOf = (clips: readonly Clip[], { selected, dragged }: Look): string =>
  clips
    .filter(({ id }) => selected.has(id) || dragged.has(id))
    .map(({ id }) => `${id}${selected.has(id) ? '+' : ''}${dragged.has(id) ? '-' : ''}`)
    .join(' ');

export function contentsOf({ band, area, loaded }: Seen, look: Look): TileContents {
  const clips = band.rows.flatMap((row) => clipsInArea(row, area, look.zoom));
  const rows = band.rows.map(({ top, track }) => `${track.id} ${top} ${track.muted} ${track.hidden}`).join('|');
  const { zoom, transitions } = look;
  return { zoom, loaded, transitions, rows, clips, marks: marksOf(clips, look) };
}

const isSameList = (one: readonly Clip[], other: readonly Clip[]) =>
  one.length === other.length && one.every((clip, place) => clip === other[place]);

const KEYS = ['zoom', 'loaded', 'transitions', 'rows', 'marks'] as const;

/** Whether a tile that shows one need not be painted to show the other. */
export function isSameContents(one: TileContents, other: TileContents): boolean {
  return KEYS.every((key) => one[key] === other[key]) && isSameList(one.clips, other.clips);
}
