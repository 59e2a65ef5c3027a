import { type Colour, modulo, contextOf, type Canvas } from '@kinora/drawing';

import { scaled } from '../light/soften.ts';
import type { Stage } from '../stage/stage.ts';

export interface MistOptions {
  readonly parallax: number;
  /** The middle of the bank. */
  readonly y: number;
  /** In units of a 720-line frame. */
  readonly height?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly gain?: number | undefined;
  readonly speed?: number | undefined;
}

const SHRINK = 4;
const PUFFS = 26;

function paintBank(stage: Stage, [width, height]: readonly [number, number], colour: Colour): Canvas {
  const { unit } = stage;
  const random = stage.fork('mist');
  const canvas = stage.environment.canvas(width / SHRINK, height / SHRINK);
  const ctx = contextOf(canvas);
  const puff = stage.glow(colour);
  const tile = width / SHRINK;
  const thick = height / SHRINK;
  ctx.globalAlpha = 0.34;
  for (let index = 0; index < PUFFS; index++) {
    const rx = ((90 + 200 * random()) * unit) / SHRINK;
    const ry = thick * (0.22 + 0.26 * random());
    const x = random() * tile;
    const y = thick / 2 + ((random() - 0.5) * thick * 2) / 7;
    for (const shift of [0, -tile, tile]) ctx.drawImage(puff, x - rx + shift, y - ry, rx * 2, ry * 2);
  }
  return scaled(stage.environment, canvas, [width, height]);
}

/** A long soft bank between two ranks of land, tiled and drifting slowly on whole pixels. */
export function addMist(stage: Stage, options: MistOptions): void {
  const { parallax, y, height = 90, colour = stage.palette.mist, gain = 0.5, speed = 8 } = options;
  const width = Math.ceil(stage.width * 1.4);
  const thick = Math.ceil(height * stage.unit);
  const bank = paintBank(stage, [width, thick], colour);
  const top = Math.round(y - thick / 2);
  stage.live(parallax, (ctx, time) => {
    ctx.globalAlpha = gain;
    const start = -Math.round(modulo(time * speed * stage.unit, width)) - Math.round(width * 0.2);
    for (let x = start; x < stage.width * 1.25; x += width) ctx.drawImage(bank, x, top);
    ctx.globalAlpha = 1;
  });
}
