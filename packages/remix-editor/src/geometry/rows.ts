import type { Track } from '@kinora/contracts/timeline';

export const RULER_HEIGHT = 28;
export const ROW_HEIGHTS = { video: 76, audio: 44, text: 44, effect: 44 } as const;
/** Above and below each clip. */
export const CLIP_GAP = 4;
/** A tile is about as high as it is wide, however many tracks there are. */
const BAND_HEIGHT = 480;

/** A track as it is shown. `top` counts from the first lane, in pixels. */
export interface Row {
  readonly track: Track;
  readonly top: number;
  readonly height: number;
}

/** Rows that are painted together. */
export interface Band {
  readonly rows: readonly Row[];
  readonly top: number;
  readonly height: number;
}

/** The tracks from top to bottom: what covers the others comes first. */
export function rowsOf(tracks: readonly Track[]): readonly Row[] {
  let top = 0;
  return tracks.toReversed().map((track) => {
    const row: Row = { track, top, height: ROW_HEIGHTS[track.kind] };
    top += row.height;
    return row;
  });
}

export function rowsHeight(rows: readonly Row[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** Which row a place is in; undefined above and below all. */
export function rowAt(rows: readonly Row[], y: number): Row | undefined {
  return rows.find(({ top, height }) => y >= top && y < top + height);
}

function bandOf(rows: readonly Row[]): Band {
  const top = rows[0]?.top ?? 0;
  return { rows, top, height: rowsHeight(rows) - top };
}

/** The rows in portions that one tile shows. */
export function bandsOf(rows: readonly Row[]): readonly Band[] {
  const portions: Row[][] = [];
  for (const row of rows) {
    const last = portions.at(-1);
    const [first] = last ?? [];
    if (last && first && row.top + row.height - first.top <= BAND_HEIGHT) last.push(row);
    else portions.push([row]);
  }
  return portions.map(bandOf);
}
