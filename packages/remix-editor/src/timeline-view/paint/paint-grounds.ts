import type { TrackKind } from '@kinora/contracts/timeline';

import { rulerSteps, timesBetween } from '../../geometry/ruler-steps.ts';
import { pixelsAt } from '../../geometry/time-scale.ts';
import { byInk } from './by-ink.ts';
import type { ClipBox } from './clip-boxes.ts';
import type { Ink } from './inks.ts';
import { boundBox, groundOf, type MediaPictures, type PaintedRow, type Painting } from './painting.ts';

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

const hasFilm = ({ clip }: ClipBox, pictures: MediaPictures): boolean =>
  'mediaId' in clip && clip.kind !== 'audio' && pictures.film(clip.mediaId) !== null;

/** The grounds of all clips but those that pictures cover, colour by colour. */
export function paintGrounds({ context, area, inks, pictures }: Painting, rows: readonly PaintedRow[]): void {
  const bare = rows.flatMap(({ boxes }) => boxes.filter((box) => !hasFilm(box, pictures)));
  for (const [ink, boxes] of byInk(bare, ({ clip }) => groundOf(clip, pictures))) {
    context.fillStyle = inks[ink];
    for (const box of boxes) {
      const { left, width } = boundBox(box, area.width);
      context.fillRect(left, box.y, width, box.height);
    }
  }
}

/** What lies between a corner and the arc that rounds it; `x` and `y` are the corner, the ways lead into the box. */
function traceCorner(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], [right, down]: Ways): void {
  context.moveTo(x, y + down);
  context.arcTo(x, y, x + right, y, Math.abs(down));
  context.lineTo(x, y);
}

type Ways = readonly [right: number, down: number];

/** Rectangles are quick, paths slow: clips get round corners by what is painted over them, all in one path. */
export function paintCorners({ context, area, inks }: Painting, rows: readonly PaintedRow[]): void {
  context.fillStyle = inks.well;
  context.beginPath();
  for (const { x, y, width, height } of rows.flatMap(({ boxes }) => boxes)) {
    const radius = Math.min(CORNER, width / 2);
    const [end, bottom] = [x + width, y + height];
    if (x > -radius) {
      traceCorner(context, [x, y], [radius, radius]);
      traceCorner(context, [x, bottom], [radius, -radius]);
    }
    if (end < area.width + radius) {
      traceCorner(context, [end, y], [-radius, radius]);
      traceCorner(context, [end, bottom], [-radius, -radius]);
    }
  }
  context.fill();
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
