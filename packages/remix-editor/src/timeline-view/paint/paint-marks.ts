import type { Clip } from '@kinora/contracts/timeline';

import { pixelsFor } from '../../geometry/time-scale.ts';
import type { ClipBox } from './clip-boxes.ts';
import { traceBox } from './paint-grounds.ts';
import { boundBox, type PaintedRow, type Painting } from './painting.ts';

const EDGE = 2.5;

/** The lit edge at the start of titles and effects. */
export function paintEdges({ context, inks }: Painting, rows: readonly PaintedRow[]): void {
  for (const kind of ['text', 'effect'] as const) {
    context.fillStyle = inks[`${kind}-edge`];
    const marked = rows.flatMap(({ boxes }) => boxes.filter(({ clip }) => clip.kind === kind));
    for (const { x, y, width, height } of marked) context.fillRect(x, y, Math.min(EDGE, width), height);
  }
}

function traceFade({ context, zoom }: Painting, { clip, x, y, width, height }: ClipBox): void {
  const [rise, fall] = [pixelsFor(clip.fadeIn, zoom), pixelsFor(clip.fadeOut, zoom)];
  if (rise >= 1) {
    context.moveTo(x, y + height);
    context.lineTo(x + rise, y);
  }
  if (fall >= 1) {
    context.moveTo(x + width - fall, y);
    context.lineTo(x + width, y + height);
  }
}

export function paintFades(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, inks } = painting;
  context.strokeStyle = inks.fade;
  context.lineWidth = 1;
  context.beginPath();
  for (const box of rows.flatMap(({ boxes }) => boxes)) traceFade(painting, box);
  context.stroke();
}

/** Rows that are not heard or seen, and clips whose ghost is on its way. */
export function paintDimness(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, area, inks, dragged } = painting;
  context.fillStyle = inks.dim;
  for (const { row, boxes, y, height } of rows) {
    const isOff = row.track.hidden || row.track.muted;
    if (isOff) context.fillRect(0, y, area.width, height);
    const waiting = isOff ? [] : boxes.filter(({ clip }) => dragged.has(clip.id));
    for (const box of waiting) {
      const { left, width } = boundBox(box, area.width);
      context.fillRect(left, y, width, height);
    }
  }
}

export function paintChosen(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, inks, selected } = painting;
  if (selected.size === 0) return;
  context.strokeStyle = inks.chosen;
  context.lineWidth = 2;
  context.beginPath();
  for (const box of rows.flatMap(({ boxes }) => boxes)) if (selected.has(box.clip.id)) traceBox(painting, box);
  context.stroke();
}

const SIGN = 20;

/** A sign on each cut with a transition: two discs that overlap. */
export function paintTransitions(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, inks, transitions } = painting;
  if (transitions.length === 0) return;
  const rights = new Set(transitions.map(({ rightId }) => rightId));
  const isRight = ({ id }: Clip) => rights.has(id);
  for (const { x, y, height } of rows.flatMap(({ boxes }) => boxes.filter(({ clip }) => isRight(clip)))) {
    const [left, top] = [x - 1 - SIGN / 2, y + (height - SIGN) / 2];
    context.fillStyle = inks.ruler;
    context.beginPath();
    context.roundRect(left, top, SIGN, SIGN, 6);
    context.fill();
    context.strokeStyle = inks['video-words'];
    context.lineWidth = 1.25;
    context.beginPath();
    for (const shift of [-2.5, 2.5]) {
      context.moveTo(x - 1 + shift + 4, top + SIGN / 2);
      context.arc(x - 1 + shift, top + SIGN / 2, 4, 0, 2 * Math.PI);
    }
    context.stroke();
  }
}
