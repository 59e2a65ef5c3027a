import { contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

/** How dark a shadow on the ground is, and how long indoors against under the sun. */
const DARK = 0.34;
const INDOORS = 0.5;
/** How far from what lies its shadow falls, in its heights. */
const LYING = 0.05;

const shapes = new WeakMap<Canvas, Canvas>();

/** A drawing in one dark colour. */
function shapeOf({ environment, palette }: Stage, sprite: Canvas): Canvas {
  const known = shapes.get(sprite);
  if (known) return known;
  const shape = environment.canvas(sprite.width, sprite.height);
  const ctx = contextOf(shape);
  ctx.drawImage(sprite, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = palette.ink;
  ctx.fillRect(0, 0, sprite.width, sprite.height);
  shapes.set(sprite, shape);
  return shape;
}

/** The shadow of somebody who is seen from above: their whole shape, stretched over the ground. */
export function layShadow(
  ctx: Context2d,
  member: Member,
  { pose, moment: { stage, world } }: { pose: Pose; moment: Moment },
): void {
  const { bank, size, facing, rig, entry } = member;
  const sprite = bank.at(pose.phase);
  const [across, down] = world.overhead?.shadow ?? [0, 0];
  const share = world.overhead?.isHigh ? 1 : INDOORS;
  const off = extentOf(rig, entry).height * size * LYING;
  ctx.save();
  ctx.globalAlpha = DARK;
  ctx.translate(pose.x, pose.y);
  if (rig.isLevel || entry.mode === 'prop') {
    ctx.translate(across * off, off * 1.4);
    ctx.rotate(pose.turn);
    ctx.scale(facing, pose.scaleY);
  } else ctx.transform(facing, 0, -across * share, -down * share, 0, 0);
  ctx.drawImage(shapeOf(stage, sprite), -bank.originX, -bank.originY);
  ctx.restore();
}
