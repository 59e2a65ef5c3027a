import { rgba, type Colour, polygon, clamp, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import { scaled } from '../light/soften.ts';
import type { LivePaint, Stage } from '../stage/stage.ts';

/** An opening that light falls through, in pixels of the frame. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface ShaftOptions {
  readonly openings: readonly Opening[];
  /** How far aside the light goes for each pixel down. */
  readonly lean: number;
  /** How far down it reaches below its opening. */
  readonly length: number;
  readonly colour: Colour;
  readonly gain: number;
}

/** Shafts are soft, so they are painted at an eighth of the size. */
const SHRINK = 8;

function paintShaft(ctx: Context2d, { x, y, width, height }: Opening, options: ShaftOptions): void {
  const { lean, length, colour, gain } = options;
  const foot = y + height + length;
  const aside = lean * (height + length);
  const paint = ctx.createLinearGradient(0, y, 0, foot);
  paint.addColorStop(0, rgba(colour, gain));
  paint.addColorStop(height / (height + length), rgba(colour, gain * 0.7));
  paint.addColorStop(1, rgba(colour, 0));
  polygon(ctx, paint, [x, y, x + width, y, x + width + aside, foot, x + aside, foot]);
}

/** The part of the frame, and of what the camera may still see beside it, that the shafts reach. */
function reachOf({ frame, height, width }: Stage, { openings, lean, length }: ShaftOptions): Opening {
  const aside = openings.map((one) => lean * (one.height + length));
  const left = Math.min(...openings.map((one, i) => one.x + Math.min(0, aside[i] ?? 0)));
  const right = Math.max(...openings.map((one, i) => one.x + one.width + Math.max(0, aside[i] ?? 0)));
  const foot = Math.max(...openings.map((one) => one.y + one.height + length));
  const across = (at: number) => clamp(at, -frame.margin, width + frame.margin);
  const down = (at: number) => clamp(at, -height * 0.06, height * 1.06);
  const x = Math.floor(across(left));
  const y = Math.floor(down(Math.min(...openings.map((one) => one.y))));
  const size = { width: Math.ceil(across(right)) - x, height: Math.ceil(down(foot)) - y };
  return { x, y, width: Math.max(1, size.width), height: Math.max(1, size.height) };
}

function paintPlate(stage: Stage, options: ShaftOptions, { first, reach }: { first: number; reach: Opening }): Canvas {
  const small = stage.environment.canvas(reach.width / SHRINK, reach.height / SHRINK);
  const ctx = contextOf(small);
  ctx.scale(small.width / reach.width, small.height / reach.height);
  ctx.translate(-reach.x, -reach.y);
  ctx.globalCompositeOperation = 'lighter';
  options.openings.forEach((opening, index) => {
    if (index % 2 === first) paintShaft(ctx, opening, options);
  });
  return scaled(stage.environment, small, [reach.width, reach.height]);
}

/** Shafts of light from windows, two plates that breathe against each other; draw with `stage.live` in the plane of the windows. */
export function makeShafts(stage: Stage, options: ShaftOptions): LivePaint {
  const reach = reachOf(stage, options);
  const plates = [0, 1].map((first) => paintPlate(stage, options, { first, reach }));
  return (ctx, time) => {
    ctx.globalCompositeOperation = 'screen';
    ctx.imageSmoothingEnabled = false;
    plates.forEach((plate, index) => {
      ctx.globalAlpha = 0.8 + 0.2 * Math.sin(time * 0.6 + index * 2.4);
      ctx.drawImage(plate, reach.x, reach.y);
    });
  };
}
