import { mix, rgba, shade, disc, panel, polygon, type Context2d, verticalGradient } from '@kinora/drawing';

import { steam, wisps } from '../../air/steam.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import type { KitchenPlan } from './kitchen-plan.ts';
import { paintPot } from './vessels.ts';

/** Pots on the stove: share of its width, and size in units. */
const POTS = [
  [0.27, 96],
  [0.73, 74],
] as const;

function hoodFoot({ worktop }: KitchenPlan, { frame }: Stage): number {
  return worktop - frame.hero * 0.62;
}

/** A plastered hood with a copper band, up to the ceiling. */
function paintHood(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { stage } = strip;
  const { frame, palette, unit: u } = stage;
  const { light, stove, copper, wall } = plan;
  const foot = hoodFoot(plan, stage);
  const [left, right] = [stove.x - 16 * u, stove.x + stove.width + 16 * u];
  const waist = foot - frame.hero * 0.34;
  const [inner, outer] = [stove.x + stove.width * 0.24, stove.x + stove.width * 0.76];
  const plaster = mix(wall, light.tone('#fff6e6'), 0.6);
  const paint = ctx.createLinearGradient(left, 0, right, 0);
  paint.addColorStop(0, shade(plaster, -0.12));
  paint.addColorStop(0.55, plaster);
  paint.addColorStop(1, mix(plaster, palette.key, 0.4));
  polygon(ctx, rgba(palette.ink, 0.14), [
    left - 12 * u,
    foot + 10 * u,
    right + 4 * u,
    foot + 22 * u,
    outer,
    waist,
    inner,
    waist,
  ]);
  polygon(ctx, paint, [left, foot, inner, waist, inner, strip.top, outer, strip.top, outer, waist, right, foot]);
  panel(ctx, copper, [left - 4 * u, foot - 6 * u, right - left + 8 * u, 22 * u, 3 * u]);
  panel(ctx, mix(copper, palette.key, 0.45), [left - 4 * u, foot - 6 * u, right - left + 8 * u, 6 * u, 3 * u]);
}

function paintOven(
  ctx: Context2d,
  { palette, unit: u }: Stage,
  { enamel, copper, light, stove, worktop, floor }: KitchenPlan,
): void {
  const { x, width } = stove;
  const height = floor - worktop;
  panel(ctx, shade(enamel, -0.16), [x - 3 * u, worktop - 6 * u, width + 6 * u, height, 6 * u]);
  const front = ctx.createLinearGradient(x, 0, x + width, 0);
  front.addColorStop(0, shade(enamel, -0.1));
  front.addColorStop(1, mix(enamel, palette.key, 0.25));
  panel(ctx, front, [x, worktop - 4 * u, width, height - 14 * u, 5 * u]);
  panel(ctx, light.tone('#3a3f48'), [x - 4 * u, worktop - 9 * u, width + 8 * u, 11 * u, 3 * u]);
  repeat(5, (i) => disc(ctx, copper, [x + (width * (i + 0.7)) / 5.4, worktop + 22 * u, 7 * u]));
  const door = [x + 14 * u, worktop + 42 * u, width - 28 * u, height - 78 * u, 8 * u] as const;
  panel(ctx, shade(enamel, -0.06), door);
  const glass = verticalGradient(ctx, [door[1], door[1] + door[3]], [light.tone('#4a2a26'), light.tone('#e0823a')]);
  panel(ctx, glass, [door[0] + 16 * u, door[1] + 24 * u, door[2] - 32 * u, Math.max(12 * u, door[3] - 42 * u), 6 * u]);
  panel(ctx, copper, [door[0] + 8 * u, door[1] + 7 * u, door[2] - 16 * u, 7 * u, 3 * u]);
}

/** The stove under its hood, with two pots. */
export function paintStove(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { stage } = strip;
  const { light, copper, stove, worktop } = plan;
  const { palette, unit: u } = stage;
  paintHood(ctx, strip, plan);
  paintOven(ctx, stage, plan);
  POTS.forEach(([share, size], i) => {
    const colour = i === 0 ? copper : light.tone('#6f8fa8');
    paintPot(ctx, { x: stove.x + stove.width * share, y: worktop - 8 * u, size: size * u, colour, lit: palette.key });
  });
}

/** Flames under the pots, steam over them, the oven's glow. */
export function addStoveLife(stage: Stage, plan: KitchenPlan): void {
  const { stove, worktop, floor, light } = plan;
  const { palette, unit: u } = stage;
  const colour = mix(palette.glow, '#ffffff', 0.5);
  const pots = POTS.map(([share, size]) => ({
    x: mirroredX(stage, stove.x + stove.width * share),
    y: worktop - (8 + size * 0.95) * u,
    width: size * u,
  }));
  const oven = { x: mirroredX(stage, stove.x + stove.width / 2), y: (worktop + floor) / 2 + 16 * u };
  stage.live(0.6, (ctx, time) => {
    const breath = 0.35 + 0.3 * light.lamps + 0.06 * Math.sin(time * 4.1);
    glowAt(ctx, stage, { colour: '#ff9a4a', ...oven, rx: stove.width * 0.6, ry: 66 * u, alpha: breath });
    pots.forEach(({ x, y, width }, i) => {
      const flicker = 0.7 + 0.15 * Math.sin(time * 9 + i * 2);
      glowAt(ctx, stage, { colour: '#6ab4ff', x, y: worktop - 9 * u, rx: width * 0.5, ry: 10 * u, alpha: flicker });
      steam(ctx, stage, { x, y, width: width * 0.8, height: 190 * u, time: time + i, count: 9, gain: 0.2, colour });
      wisps(ctx, { x, y: y + 8 * u, width: width * 1.1, height: 210 * u, time: time + i * 3, gain: 0.5, colour });
    });
  });
}
