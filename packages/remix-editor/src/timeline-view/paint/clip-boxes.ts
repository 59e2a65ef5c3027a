import type { Clip } from '@kinora/contracts/timeline';

import { clipsBetween } from '../../geometry/clip-range.ts';
import { CLIP_GAP, type Row } from '../../geometry/rows.ts';
import { pixelsAt, pixelsFor, timeAtPixel } from '../../geometry/time-scale.ts';

/** Narrower clips are no boxes any more, only a density. */
const NARROW = 3;
/** Between two clips that touch. */
const SEAM = 2;
/** Density bars with less between them are one. */
const BAR_GAP = 1;

export interface Area {
  /** Where the tile begins in the lanes. */
  readonly left: number;
  readonly width: number;
  /** Where its first row begins. */
  readonly top: number;
}

/** Where a clip is painted within a tile, in pixels of the tile; it may reach far over both ends. */
export interface ClipBox {
  readonly clip: Clip;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DensityBar {
  readonly x: number;
  readonly width: number;
}

export interface RowBoxes {
  readonly boxes: readonly ClipBox[];
  /** Many narrow clips in one. */
  readonly bars: readonly DensityBar[];
  readonly y: number;
  readonly height: number;
}

function addBar(bars: DensityBar[], x: number, width: number): void {
  const last = bars.at(-1);
  if (last && x - (last.x + last.width) <= BAR_GAP) {
    bars[bars.length - 1] = { x: last.x, width: Math.max(last.width, x + width - last.x) };
  } else bars.push({ x, width });
}

/** The clips of a row that a tile shows. */
export function clipsInArea({ track }: Row, { left, width }: Area, zoom: number): readonly Clip[] {
  return clipsBetween(track.clips, timeAtPixel(left - SEAM, zoom), timeAtPixel(left + width + SEAM, zoom));
}

/** Where the clips of a row stand in a tile: boxes for those with room, bars for the others. */
export function boxesOf(row: Row, area: Area, zoom: number): RowBoxes {
  const [y, height] = [row.top - area.top + CLIP_GAP, row.height - 2 * CLIP_GAP];
  const [boxes, bars]: [ClipBox[], DensityBar[]] = [[], []];
  for (const clip of clipsInArea(row, area, zoom)) {
    const x = pixelsAt(clip.start, zoom) - area.left;
    const width = pixelsFor(clip.duration, zoom);
    if (width < NARROW) addBar(bars, x, Math.max(1, width));
    else boxes.push({ clip, x, y, width: width - Math.min(SEAM, width / 3), height });
  }
  return { boxes, bars, y, height };
}
