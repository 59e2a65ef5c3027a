import {
  mix,
  rgba,
  type Colour,
  TAU,
  modulo,
  contextOf,
  type Canvas,
  type Context2d,
  type Gradient,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export interface StormCeilingOptions {
  readonly rows?: number | undefined;
  /** How far down it reaches, 0 top to 1 bottom of the frame. */
  readonly base?: number | undefined;
}
interface Billow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
interface Row {
  readonly y: number;
  readonly width: number;
  readonly scale: number;
  readonly colour: Colour;
}

const BILLOWS = 34;

function billowPaint(ctx: Context2d, { x, y, radius }: Billow, [core, edge]: readonly [Colour, Colour]): Gradient {
  const gradient = ctx.createRadialGradient(x, y + radius * 0.5, radius * 0.2, x, y, radius);
  gradient.addColorStop(0, core);
  gradient.addColorStop(0.7, edge);
  gradient.addColorStop(1, rgba(edge, 0));
  return gradient;
}

/** A billow, and its copies across the seam of the tiling row. */
function paintBillow(ctx: Context2d, { x, y, radius }: Billow, tile: number): void {
  for (const shift of [0, -tile, tile]) {
    if (x + shift < -radius || x + shift > tile + radius) continue;
    ctx.save();
    ctx.translate(shift, 0);
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, TAU);
    ctx.fill();
    ctx.restore();
  }
}

function paintRow(stage: Stage, { y, width, scale, colour }: Row): Canvas {
  const { unit, palette } = stage;
  const random = stage.fork('ceiling');
  const canvas = stage.environment.canvas(width, y + 90 * unit);
  const ctx = contextOf(canvas);
  const core = mix(colour, palette.sky[4], 0.16);
  for (let index = 0; index < BILLOWS; index++) {
    const x = random() * width;
    const radius = (40 + 80 * random()) * unit * scale;
    const billow = { x, radius, y: y - radius * 0.55 + Math.sin(index * 2.4) * 12 * unit };
    ctx.fillStyle = billowPaint(ctx, billow, [core, colour]);
    paintBillow(ctx, billow, width);
  }
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = verticalGradient(ctx, [0, y], [palette.sky[0], rgba(colour, 0.9), rgba(colour, 0)]);
  ctx.fillRect(0, 0, width, y);
  return canvas;
}

/** A heavy ceiling: rows of dark billows with a pale gap near the horizon. */
export function addStormCeiling(stage: Stage, { rows = 3, base = 0.4 }: StormCeilingOptions = {}): void {
  const { palette, unit } = stage;
  const width = Math.ceil(stage.width * 1.3);
  for (let row = 0; row < rows; row++) {
    const colour = mix(palette.sky[3], palette.sky[0], 0.25 + (0.75 * (row + 1)) / rows);
    const y = stage.height * base * (1 - row / rows);
    const canvas = paintRow(stage, { y, width, colour, scale: 1 + row * 0.25 });
    stage.live(0.05 + row * 0.05, (ctx, time) => {
      const x = Math.round(modulo(time * (7 + row * 7) * unit, width));
      ctx.drawImage(canvas, x - width, 0);
      ctx.drawImage(canvas, x, 0);
    });
  }
}
