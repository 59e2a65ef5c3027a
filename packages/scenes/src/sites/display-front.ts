import { disc, mix, panel, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { type HourLight } from '../sets/hour-light.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';

/** The pane of the shop window, in pixels, and the board on which things stand in it. */
interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly board: number;
}

export interface Painted {
  readonly stage: Stage;
  readonly pane: Pane;
  readonly light: HourLight;
}

export const TONES = {
  red: '#c8473c',
  blue: '#3f73a0',
  gold: '#e2ad4a',
  green: '#5f9a66',
  cream: '#f3e4c4',
  wood: '#a8703f',
  iron: '#4a4038',
};

/** The frame of the window, the wall around it and the sill, seen from the street. */
export function paintFrame(
  ctx: Context2d,
  { stage, pane, light }: Painted,
  [left, width]: readonly [number, number],
): void {
  const { height, palette, unit: u } = stage;
  const wood = light.tone('#2f5a50', 0.1);
  const wall = light.tone('#8a5a4a', 0.1);
  const edge = 34 * u;
  const hole = () => ctx.rect(pane.x, pane.y, pane.width, pane.height);
  ctx.fillStyle = verticalGradient(ctx, [0, height], [wall, mix(wall, palette.ink, 0.4)]);
  ctx.beginPath();
  ctx.rect(left, -height * 0.1, width, height * 1.3);
  hole();
  ctx.fill('evenodd');
  ctx.fillStyle = verticalGradient(
    ctx,
    [pane.y, pane.y + pane.height],
    [mix(wood, palette.glow, 0.12), wood, shade(wood, -0.08)],
  );
  ctx.beginPath();
  ctx.rect(pane.x - edge, -height * 0.1, pane.width + edge * 2, pane.y + pane.height + edge + height * 0.1);
  hole();
  ctx.fill('evenodd');
  panel(ctx, light.tone('#234840', 0.1), [
    pane.x - edge * 1.6,
    pane.y + pane.height + edge,
    pane.width + edge * 3.2,
    22 * u,
    4 * u,
  ]);
  panel(ctx, rgba('#ffffff', 0.14), [pane.x - edge * 1.6, pane.y + pane.height + edge, pane.width + edge * 3.2, 4 * u]);
  panel(ctx, shade(wood, 0.08), [pane.x - 8 * u, pane.y, 8 * u, pane.height]);
  panel(ctx, shade(wood, 0.08), [pane.x + pane.width, pane.y, 8 * u, pane.height]);
  if (isSnowy(stage))
    panel(ctx, light.tone('#eef4fb'), [
      pane.x - edge * 1.6,
      pane.y + pane.height + edge - 16 * u,
      pane.width + edge * 3.2,
      20 * u,
      10 * u,
    ]);
}

/** Stripes of an awning across the top. */
export function paintAwning(
  ctx: Context2d,
  { stage, pane, light }: Painted,
  [left, width]: readonly [number, number],
): void {
  const { height, unit: u } = stage;
  const foot = pane.y + 6 * u;
  const wide = 72 * u;
  repeat(Math.ceil(width / wide), (index) => {
    const colour = light.tone(index % 2 === 0 ? TONES.red : TONES.cream);
    const x = left + index * wide;
    panel(ctx, verticalGradient(ctx, [-height * 0.1, foot], [colour, shade(colour, -0.07)]), [
      x,
      -height * 0.1,
      wide + 1,
      foot + height * 0.1,
    ]);
    disc(ctx, shade(colour, -0.05), [x + wide / 2, foot, wide / 2, 20 * u]);
  });
}

export function paintShine(ctx: Context2d, { pane }: Painted): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(pane.x, pane.y, pane.width, pane.height);
  ctx.clip();
  for (const [at, wide, alpha] of [
    [0.12, 0.16, 0.1],
    [0.34, 0.05, 0.08],
    [0.78, 0.12, 0.08],
  ] as const) {
    const x = pane.x + pane.width * at;
    const lean = pane.height * 0.4;
    polygon(ctx, rgba('#ffffff', alpha), [
      x + lean,
      pane.y,
      x + lean + pane.width * wide,
      pane.y,
      x + pane.width * wide,
      pane.y + pane.height,
      x,
      pane.y + pane.height,
    ]);
  }
  ctx.restore();
}
