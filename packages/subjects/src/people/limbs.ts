import { blob, disc, line, polygon, clamp, type Context2d, colourOf, drawMarks, type Palette } from '@kinora/drawing';

import { between, wrap, type Circle, type Point } from '../rig/wrap.ts';
import type { HandShape } from './activities.data.ts';
import type { Build } from './builds.data.ts';
import { HANDS, SHOE, SKATES, SKATE_HEIGHT } from './limb-parts.ts';
import type { Outfit } from './outfit.ts';
import type { LimbJoints } from './skeleton.ts';

/** What drawing a part of a figure needs. */
export interface Dressing {
  readonly build: Build;
  readonly outfit: Outfit;
  readonly palette: Palette;
}

/** Half widths at root, joint and end. */
type Widths = readonly [root: number, joint: number, end: number];

interface Tube {
  readonly paint: string;
  readonly widths: Widths;
  /** How far it reaches: 1 the joint, 2 the end. */
  readonly reach: number;
  /** 1 leaves out what lies before the joint. */
  readonly from?: 0 | 1;
}

const ROUNDING = 0.008;

/** The two corners where a cloth ends straight across a limb. */
function edgeOf({ x, y }: Point, angle: number, half: number): Circle[] {
  const across = half - ROUNDING;
  return [-1, 1].map((side) => ({
    x: x + Math.cos(angle) * across * side,
    y: y - Math.sin(angle) * across * side,
    radius: ROUNDING,
  }));
}

/** A tapered tube around a limb, from its root, or from its joint, as far as it reaches; its end is cut straight. */
function drawTube(ctx: Context2d, { root, joint, end, upper, lower }: LimbJoints, tube: Tube): void {
  const { paint, reach, from = 0 } = tube;
  if (reach <= from) return;
  const [wide, middle, narrow] = tube.widths;
  const first = clamp(reach);
  const half = wide + (middle - wide) * first;
  const knee = { ...between(root, joint, first), radius: half };
  const stop = reach <= 1 ? edgeOf(knee, upper, half) : [knee];
  if (from === 0) wrap(ctx, paint, [{ ...root, radius: wide }, ...stop]);
  if (reach <= 1) return;
  const second = clamp(reach - 1);
  const tip = between(joint, end, second);
  wrap(ctx, paint, [{ ...joint, radius: middle }, ...edgeOf(tip, lower, middle + (narrow - middle) * second)]);
}

/** The place as far along a limb as a sleeve reaches, and the limb's direction there. */
export function alongLimb({ root, joint, end, upper, lower }: LimbJoints, reach: number): Point & { angle: number } {
  if (reach <= 1) return { ...between(root, joint, reach), angle: upper };
  return { ...between(joint, end, reach - 1), angle: lower };
}

/** A band across a limb: a cuff, a seam. */
function drawBand(
  ctx: Context2d,
  { x, y, angle }: Point & { angle: number },
  pen: { colour: string; half: number; width: number },
): void {
  const acrossX = Math.cos(angle) * pen.half;
  const acrossY = -Math.sin(angle) * pen.half;
  line(ctx, { colour: pen.colour, width: pen.width }, [x - acrossX, y - acrossY, x + acrossX, y + acrossY]);
}

/** One cloth around the whole arm. */
export function drawSleeve(
  ctx: Context2d,
  { root, joint, end }: LimbJoints,
  { build, paint }: { build: Build; paint: string },
): void {
  const { arm } = build;
  wrap(ctx, paint, [
    { ...root, radius: arm * 1.2 },
    { ...joint, radius: arm * 1.16 },
  ]);
  wrap(ctx, paint, [
    { ...joint, radius: arm * 1.16 },
    { ...end, radius: arm * 1.04 },
  ]);
}

/** Draws an arm without its hand; `from` 1 leaves out the upper arm. */
export function drawArm(
  ctx: Context2d,
  arm: LimbJoints,
  { dressing, from }: { dressing: Dressing; from: 0 | 1 },
): void {
  const { build, outfit, palette } = dressing;
  const bare: Widths = [build.arm * 0.94, build.arm * 0.84, build.arm * 0.72];
  const paint = (name: string) => colourOf(palette, name);
  drawTube(ctx, arm, { paint: paint('skin'), widths: bare, reach: 2, from });
  const { sleeves, cuff, puff } = outfit;
  const sleeve: Widths = [build.arm * 1.28, build.arm * 1.16, build.arm * 1.04];
  const reach = Math.min(sleeves, 1.93);
  drawTube(ctx, arm, { paint: paint(outfit.sleeve), widths: sleeve, reach, from });
  if (cuff !== undefined && reach > from) {
    drawBand(ctx, alongLimb(arm, reach), { colour: paint(cuff), half: build.arm * 0.72, width: build.arm * 0.62 });
  }
  if (puff !== undefined && from === 0)
    disc(ctx, paint(puff), [arm.root.x, arm.root.y + build.arm * 0.3, build.arm * 1.75]);
}

/** A mitten with a thumb, in the shape the activity asks for. */
export function drawHand(
  ctx: Context2d,
  arm: LimbJoints,
  { shape, dressing, mirrored }: { shape: HandShape; dressing: Dressing; mirrored: boolean },
): void {
  const { build, outfit, palette } = dressing;
  const size = build.hand;
  ctx.save();
  ctx.translate(arm.end.x, arm.end.y);
  ctx.rotate(arm.tip);
  ctx.scale(mirrored ? -size : size, size);
  drawMarks(ctx, HANDS[shape], { ...palette, hand: colourOf(palette, outfit.gloves ?? 'skin') });
  ctx.restore();
}

export function drawLeg(ctx: Context2d, leg: LimbJoints, { build, outfit, palette }: Dressing): void {
  const paint = (name: string) => colourOf(palette, name);
  const bare: Widths = [build.leg, build.leg * 0.74, build.leg * 0.56];
  drawTube(ctx, leg, { paint: paint('skin'), widths: bare, reach: 2 });
  const ease = outfit.loose ?? 1.1;
  const cloth: Widths = [build.leg * 1.06, build.leg * 0.84 * ease, build.leg * 0.74 * ease];
  drawTube(ctx, leg, { paint: paint(outfit.legs), widths: cloth, reach: Math.min(1.9, outfit.legLength) });
  drawShoe(ctx, leg, { build, outfit, palette });
}

function drawShoe(ctx: Context2d, leg: LimbJoints, { build, outfit, palette }: Dressing): void {
  const { paint, sole = '#4a3b38', shaft = 0, bare = false, under } = outfit.shoes;
  const colour = colourOf(palette, paint);
  if (shaft > 0) {
    const top = between(leg.end, leg.joint, shaft);
    const half = build.leg * (0.82 + shaft * 0.12);
    wrap(ctx, colour, [...edgeOf(top, leg.lower, half), { ...leg.end, radius: build.leg * 0.68 }]);
    const band = { ...between(leg.end, leg.joint, shaft - 0.05), angle: leg.lower };
    drawBand(ctx, band, {
      colour: colourOf(palette, `${paint}+`),
      half: half - build.leg * 0.12,
      width: build.leg * 0.22,
    });
  }
  ctx.save();
  ctx.translate(leg.end.x, leg.end.y);
  ctx.rotate(leg.tip);
  ctx.scale(build.foot, build.foot);
  if (under) {
    drawMarks(ctx, SKATES[under], palette);
    ctx.translate(0, -SKATE_HEIGHT);
  }
  if (bare) blob(ctx, colour, SHOE.foot);
  else {
    blob(ctx, colour, SHOE.upper);
    polygon(ctx, colourOf(palette, sole), SHOE.sole);
    drawMarks(ctx, [['curve', `${paint}+`, SHOE.shine, 0.06]], palette);
  }
  ctx.restore();
}
