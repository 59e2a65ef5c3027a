import type { Marker, Ratio, Ticks, TimeRange } from '@kinora/contracts/timeline';

import { RULER_HEIGHT } from '../../geometry/rows.ts';
import { rulerSteps, timesBetween } from '../../geometry/ruler-steps.ts';
import { pixelsAt } from '../../geometry/time-scale.ts';
import type { Inks } from './inks.ts';

export interface RulerPainting {
  readonly context: CanvasRenderingContext2D;
  readonly inks: Inks;
  /** Where it begins in the lanes. */
  readonly left: number;
  readonly width: number;
  readonly zoom: number;
  readonly rate: Ratio;
  readonly markers: readonly Marker[];
  readonly range: TimeRange | null;
  /** A time as it is written. */
  readonly write: (time: Ticks) => string;
}

const LONG = 12;
const SHORT = 6;

function paintRange({ context, inks, left, zoom, range }: RulerPainting): void {
  if (!range) return;
  const [from, to] = [range.start, range.end].map((time) => pixelsAt(time, zoom) - left);
  if (from === undefined || to === undefined) return;
  context.fillStyle = inks['chosen-soft'];
  context.fillRect(from, 0, to - from, RULER_HEIGHT);
  context.fillStyle = inks.chosen;
  context.fillRect(from, RULER_HEIGHT - 2, to - from, 2);
}

function paintLines({ context, inks, left, width, zoom, rate, write }: RulerPainting): void {
  const { label, line } = rulerSteps(zoom, rate);
  const stretch = { from: left, to: left + width };
  context.fillStyle = inks.tick;
  for (const time of timesBetween(line, stretch, zoom)) {
    const tall = time % label === 0 ? LONG : SHORT;
    context.fillRect(Math.round(pixelsAt(time, zoom) - left), RULER_HEIGHT - tall, 1, tall);
  }
  context.font = `450 11px ${inks.font}`;
  context.textBaseline = 'alphabetic';
  context.fillStyle = inks.number;
  for (const time of timesBetween(label, stretch, zoom)) {
    context.fillText(write(time), Math.round(pixelsAt(time, zoom) - left) + 6, 14);
  }
}

function paintMarkers({ context, inks, left, zoom, markers }: RulerPainting): void {
  for (const { time, colour } of markers) {
    const x = pixelsAt(time, zoom) - left;
    context.fillStyle = inks[`marker-${colour}`];
    context.beginPath();
    context.moveTo(x - 6, RULER_HEIGHT - 10);
    context.lineTo(x + 6, RULER_HEIGHT - 10);
    context.lineTo(x, RULER_HEIGHT - 2);
    context.fill();
  }
}

/** A part of the ruler; a number may begin before it. */
export function paintRuler(painting: RulerPainting): void {
  const { context, inks, width } = painting;
  context.fillStyle = inks.ruler;
  context.fillRect(0, 0, width, RULER_HEIGHT);
  paintRange(painting);
  paintLines(painting);
  paintMarkers(painting);
}
