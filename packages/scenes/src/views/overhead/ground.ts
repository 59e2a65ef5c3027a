import type { Colour, Context2d, Paint, Random } from '@kinora/drawing';

import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { makeHourLight, type HourLight } from '../../sets/hour-light.ts';
import type { Stage } from '../../stage/stage.ts';

/** Ground as it is seen from straight above: what its painters are given. */
export interface Ground {
  readonly stage: Stage;
  readonly light: HourLight;
  readonly verdure: Verdure;
  readonly random: Random;
  /** Edges of what is painted, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** Where shadows fall, in pixels per pixel of height. */
  readonly shadow: readonly [x: number, y: number];
  /** A colour of the place in the light of the hour. */
  readonly tone: (colour: Colour) => Colour;
}
export type GroundPaint = (ctx: Context2d, ground: Ground) => void;

/** How far over the frame's edges ground is painted, in frame heights. */
export const OVERLAP = 0.16;
/** How long shadows are by the hour, in heights of what throws them. */
const LENGTHS = { dawn: 0.9, day: 0.5, sunset: 1, dusk: 0.6, night: 0.4, storm: 0.3, grey: 0.35 } as const;

/** The ground of a stage. */
export function makeGround(stage: Stage): Ground {
  const { frame, width, height, unit, palette } = stage;
  const light = makeHourLight(stage);
  const [left, right] = [-frame.margin, width + frame.margin];
  const [top, bottom] = [-height * OVERLAP, height * (1 + OVERLAP)];
  const length = LENGTHS[palette.id];
  return {
    stage,
    light,
    verdure: makeVerdure(stage),
    random: stage.fork('overhead'),
    left,
    top,
    right,
    bottom,
    width: right - left,
    height: bottom - top,
    unit,
    shadow: [length * 0.8 * -frame.side, length * 0.5],
    tone: (colour) => light.tone(colour),
  };
}

/** Fills all of the ground. */
export function fillGround(ctx: Context2d, { left, top, width, height }: Ground, colour: Paint): void {
  ctx.fillStyle = colour;
  ctx.fillRect(left, top, width, height);
}
