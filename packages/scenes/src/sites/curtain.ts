import { disc, mix, panel, polygon, rgba, verticalGradient, type Context2d } from '@kinora/drawing';

import type { HourLight } from '../sets/hour-light.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

/** The curtain of one side, gathered by a band. */
export function paintCurtain(
  ctx: Context2d,
  stage: Stage,
  [x, side, light]: readonly [number, 1 | -1, HourLight],
): void {
  const { height, palette, width } = stage;
  const cloth = light.tone('#a8483f');
  const wide = width * 0.13;
  const paint = ctx.createLinearGradient(x, 0, x + side * wide, 0);
  paint.addColorStop(0, mix(cloth, palette.ink, 0.5));
  paint.addColorStop(0.6, cloth);
  paint.addColorStop(1, mix(cloth, palette.glow, 0.2));
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(x - side * wide, -height * 0.1);
  ctx.lineTo(x + side * wide, -height * 0.1);
  ctx.bezierCurveTo(
    x + side * wide,
    height * 0.3,
    x + side * wide * 0.5,
    height * 0.5,
    x + side * wide * 0.28,
    height * 0.6,
  );
  ctx.bezierCurveTo(
    x + side * wide * 0.4,
    height * 0.7,
    x + side * wide * 0.6,
    height * 0.8,
    x + side * wide * 0.62,
    height * 1.1,
  );
  ctx.lineTo(x - side * wide, height * 1.1);
  ctx.fill();
  repeat(4, (fold) => {
    const at = x + side * wide * (0.1 + fold * 0.2);
    polygon(ctx, rgba(palette.ink, 0.18), [
      at,
      -height * 0.1,
      at + side * wide * 0.07,
      -height * 0.1,
      x + side * wide * 0.2,
      height * 0.58,
      x + side * wide * 0.17,
      height * 0.58,
    ]);
  });
  panel(ctx, light.tone('#e2b860'), [
    Math.min(x - side * wide * 0.3, x + side * wide * 0.34),
    height * 0.58,
    wide * 0.66,
    height * 0.035,
    6,
  ]);
}

/** A cup of coffee on the sill. */
export function paintCup(ctx: Context2d, stage: Stage, light: HourLight): void {
  const { height, palette, unit: u, width } = stage;
  const cup = light.tone('#3f7a86');
  const at = width * (stage.frame.side < 0 ? 0.74 : 0.26);
  disc(ctx, rgba(palette.ink, 0.3), [at, height * 0.955, 44 * u, 8 * u]);
  panel(ctx, verticalGradient(ctx, [height * 0.84, height * 0.95], [mix(cup, palette.glow, 0.3), cup]), [
    at - 30 * u,
    height * 0.95 - 66 * u,
    60 * u,
    66 * u,
    10 * u,
  ]);
  disc(ctx, '#3a2218', [at, height * 0.95 - 64 * u, 27 * u, 7 * u]);
  ctx.strokeStyle = cup;
  ctx.lineWidth = 9 * u;
  ctx.beginPath();
  ctx.arc(at + 34 * u, height * 0.95 - 36 * u, 17 * u, -1.4, 1.4);
  ctx.stroke();
}
