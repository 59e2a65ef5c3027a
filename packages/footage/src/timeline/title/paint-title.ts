import type { TextLook } from '@kinora/contracts/timeline';
import { contextOf, type Canvas, type Context2d, type PaintEnv } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';

import { setTitle, type SetTitle } from './set-title.ts';

/** A title on a canvas of its own size. */
export interface PaintedTitle extends Size {
  readonly canvas: Canvas;
  /** Pixels of the canvas for one of the frame. */
  readonly density: number;
}

export interface TitleJob {
  readonly text: string;
  readonly look: TextLook;
  /** How much larger it will be drawn; letters are painted for that. */
  readonly scale: number;
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const WHITE = '#ffffff';
/** Rims of letters are made stronger or weaker by how light they are, and not everywhere alike; least in the middle. */
const MIDDLE = '#808080';
/** Corners of the ground, in sizes of the type. */
const CORNER = 0.2;
const DENSITIES = [1, 2, 4];
const LONGEST_SIDE = 8192;

/** How dense letters are painted: enough for the scale, as far as a canvas goes. */
function densityFor({ width, height }: Size, scale: number): number {
  const possible = DENSITIES.filter((density) => Math.max(width, height) * density <= LONGEST_SIDE);
  const enough = possible.find((density) => density >= scale);
  return enough ?? possible.at(-1) ?? LONGEST_SIDE / Math.max(width, height);
}

/** Which titles look the same, so that they are painted once. */
export const titleKey = ({ text, look, scale }: TitleJob): string =>
  JSON.stringify([
    text,
    look.font,
    look.size,
    look.colour,
    look.background,
    look.align,
    DENSITIES.find((density) => density >= scale),
  ]);

function paintLetters(ctx: Context2d, title: SetTitle, scale: number): void {
  ctx.font = title.font;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = MIDDLE;
  for (const { text, x, y, direction } of title.words) {
    ctx.direction = direction;
    ctx.setTransform(scale, 0, 0, scale, x * scale, y * scale);
    ctx.fillText(text, 0, 0);
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

/** Paints a title for a frame; its fonts must be loaded. */
export function paintTitle(job: TitleJob, frame: Size, environment: PaintEnv): PaintedTitle {
  const { look } = job;
  const title = setTitle(contextOf(environment.canvas(1, 1)), job, frame);
  const density = densityFor(title, job.scale);
  const canvas = environment.canvas(title.width * density, title.height * density);
  const { width, height } = canvas;
  const ctx = contextOf(canvas);
  paintLetters(ctx, title, title.scale * density);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = COLOUR.test(look.colour) ? look.colour : WHITE;
  ctx.fillRect(0, 0, width, height);
  if (look.background !== null && COLOUR.test(look.background)) {
    ctx.globalCompositeOperation = 'destination-over';
    ctx.fillStyle = look.background;
    ctx.beginPath();
    ctx.roundRect(0, 0, width, height, title.size * CORNER * density);
    ctx.fill();
  }
  return { canvas, density, width, height };
}
