import { contextOf, disc, mix, panel, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import type { Ground } from './ground.ts';

const SKINS = ['#f2c9a4', '#8a5a3c', '#d9a074', '#5f3d2a', '#e8b48c', '#a8724e'];
const SLEEVES = ['#c8504a', '#3f6f9c', '#e2b04a', '#5f9a6c', '#8a5aa0', '#e8e0d0'];

/** An arm that comes in from an edge, with its hand. */
interface Arm {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  readonly skin: Colour;
  readonly sleeve: Colour;
}

function drawArm(ctx: Context2d, { stage, unit }: Ground, { from, to, width: w, skin, sleeve }: Arm): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  ctx.save();
  ctx.translate(...to);
  ctx.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  ctx.save();
  ctx.translate(5 * unit, 12 * unit);
  panel(ctx, rgba(stage.palette.ink, 0.2), [-length, -w * 0.6, length, w * 1.2, w * 0.5]);
  ctx.restore();
  polygon(ctx, skin, [-length, -w * 0.62, -w * 0.4, -w * 0.36, -w * 0.4, w * 0.36, -length, w * 0.62]);
  disc(ctx, skin, [0, 0, w * 0.66, w * 0.54]);
  for (const [across, reach, thick] of [
    [-0.36, 1.16, 0.15],
    [-0.12, 1.34, 0.16],
    [0.13, 1.32, 0.16],
    [0.36, 1.12, 0.14],
  ] as const) {
    panel(ctx, skin, [w * 0.2, w * (across - thick * 0.9), w * (reach - 0.2), w * thick * 1.8, w * thick]);
    disc(ctx, mix(skin, '#ffffff', 0.35), [w * (reach - 0.1), w * across, w * 0.07, w * 0.09]);
  }
  panel(ctx, skin, [-w * 0.1, w * 0.34, w * 0.66, w * 0.28, w * 0.14]);
  for (const across of [-0.24, 0.01, 0.25])
    panel(ctx, rgba(shade(skin, -0.14), 0.6), [w * 0.3, w * across - unit, w * 0.5, 2 * unit]);
  polygon(ctx, sleeve, [-length, -w * 0.86, -w * 1.5, -w * 0.56, -w * 1.5, w * 0.56, -length, w * 0.86]);
  polygon(ctx, shade(sleeve, -0.07), [-w * 1.7, -w * 0.6, -w * 1.4, -w * 0.58, -w * 1.4, w * 0.58, -w * 1.7, w * 0.6]);
  ctx.restore();
}

/** Arms from both long sides of the table. */
function armsOf({ stage, tone }: Ground): readonly Arm[] {
  const { height, width } = stage;
  const w = Math.min(height * 0.075, width * 0.06);
  const turn = Math.floor(stage.fork('arms')() * SKINS.length);
  return [
    [0.12, -0.2, 0.24, 0.2],
    [0.5, -0.2, 0.47, 0.2],
    [0.9, -0.2, 0.76, 0.22],
    [0.2, 1.2, 0.3, 0.8],
    [0.62, 1.2, 0.56, 0.78],
    [0.98, 1.2, 0.82, 0.8],
  ].map(([fromX = 0, fromY = 0, toX = 0, toY = 0], index) => ({
    from: [width * fromX, height * fromY],
    to: [width * toX, height * toY],
    width: w,
    skin: tone(SKINS[(index + turn) % SKINS.length] ?? '#d9a074'),
    sleeve: tone(SLEEVES[(index * 5 + turn) % SLEEVES.length] ?? '#c8504a'),
  }));
}

/** Arms that reach for the food, those of each side in step. */
export function addArms(ground: Ground): void {
  const { stage, unit } = ground;
  const { environment, height, width } = stage;
  const arms = armsOf(ground);
  const sides = [true, false].map((isTop) => {
    const canvas = environment.canvas(width, height * 1.1);
    const ctx = contextOf(canvas);
    for (const arm of arms.filter(({ from }) => from[1] < 0 === isTop)) drawArm(ctx, ground, arm);
    return { isTop, canvas: stage.finish(canvas, { parallax: 1, kind: 'sprite' }) };
  });
  stage.live(1, (ctx, time) => {
    sides.forEach(({ isTop, canvas }, index) => {
      const reach = Math.round((6 + 9 * Math.sin(time * 1.5 + index * 2)) * unit);
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(canvas, 0, Math.round(isTop ? reach - 15 * unit : 15 * unit - reach));
      ctx.imageSmoothingEnabled = true;
    });
  });
}
