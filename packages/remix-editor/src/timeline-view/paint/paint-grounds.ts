import type { TrackKind } from '@kinora/contracts/timeline';

import { rulerSteps, timesBetween } from '../geometry/ruler-steps.ts';
import { pixelsAt } from '../geometry/time-scale.ts';
import { byInk } from './by-ink.ts';
import type { ClipBox } from './clip-boxes.ts';
import type { Ink } from './inks.ts';
import { boundBox, groundOf, type PaintedRow, type Painting } from './painting.ts';

const CORNER = 6;
const BARS: Readonly<Record<TrackKind, Ink>> = {
  video: 'video',
  audio: 'audio-edge',
  text: 'text-edge',
  effect: 'effect-edge',
};

/** The bed of the lanes, a line for each label of the ruler and one above each row. */
export function paintBed({ context, area, band, inks, zoom, rate }: Painting): void {
  const { left, width } = area;
  context.fillStyle = inks.well;
  context.fillRect(0, 0, width, band.height);
  context.fillStyle = inks.grid;
  for (const time of timesBetween(rulerSteps(zoom, rate).label, { from: left, to: left + width }, zoom)) {
    context.fillRect(Math.round(pixelsAt(time, zoom) - left), 0, 1, band.height);
  }
  context.fillStyle = inks.row;
  for (const row of band.rows) context.fillRect(0, row.top - area.top, width, 1);
}

/** Adds the outline of a clip to the path. */
export function traceBox({ context, area }: Painting, box: ClipBox): void {
  const { left, width } = boundBox(box, area.width);
  context.roundRect(left, box.y, width, box.height, Math.min(CORNER, width / 2));
}

/** All boxes of a colour in one path. */
export function paintGrounds(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, inks, pictures } = painting;
  const all = rows.flatMap(({ boxes }) => boxes);
  for (const [ink, boxes] of byInk(all, ({ clip }) => groundOf(clip, pictures))) {
    context.fillStyle = inks[ink];
    context.beginPath();
    for (const box of boxes) traceBox(painting, box);
    context.fill();
  }
}

/** Clips too narrow for boxes, many in one bar, in the colour of their track. */
export function paintBars({ context, area, inks }: Painting, rows: readonly PaintedRow[]): void {
  for (const { row, bars, y, height } of rows) {
    if (bars.length === 0) continue;
    context.fillStyle = inks[BARS[row.track.kind]];
    for (const bar of bars) {
      const { left, width } = boundBox(bar, area.width);
      context.fillRect(left, y + height / 4, width, height / 2);
    }
  }
}
