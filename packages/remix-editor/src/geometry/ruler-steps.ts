import { TICKS_PER_SECOND, type Ratio, type Ticks } from '@kinora/contracts/timeline';
import { frameStart } from '@kinora/timeline';

import { pixelsFor, timeAtPixel } from './time-scale.ts';

/** The least that is between two labels, and between two lines, in pixels. */
const LABEL_WIDTH = 96;
const LINE_WIDTH = 12;

const SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400] as const;
const FRAMES = [1, 2, 5, 10] as const;

/** Lengths that people count in, from a frame up to hours. */
function lengthsFor(rate: Ratio): readonly Ticks[] {
  const frames = FRAMES.map((count) => frameStart(count, rate)).filter((length) => length < TICKS_PER_SECOND);
  return [...frames, ...SECONDS.map((seconds) => seconds * TICKS_PER_SECOND)];
}

export interface RulerSteps {
  readonly label: Ticks;
  /** Between the lines without a label; at most as long as `label`. */
  readonly line: Ticks;
}

/** How far apart labels and lines of the ruler are. */
export function rulerSteps(zoom: number, rate: Ratio): RulerSteps {
  const lengths = lengthsFor(rate);
  const widest = lengths.at(-1) ?? TICKS_PER_SECOND;
  const label = lengths.find((length) => pixelsFor(length, zoom) >= LABEL_WIDTH) ?? widest;
  const fits = (length: Ticks) => label % length === 0 && pixelsFor(length, zoom) >= LINE_WIDTH;
  return { label, line: lengths.find(fits) ?? label };
}

/** The times of a step within a stretch of the lanes, with a step of overhang to the left. */
export function timesBetween(step: Ticks, { from, to }: { from: number; to: number }, zoom: number): readonly Ticks[] {
  const first = Math.max(0, Math.floor(timeAtPixel(from, zoom) / step) - 1);
  const last = Math.ceil(timeAtPixel(to, zoom) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step);
}
