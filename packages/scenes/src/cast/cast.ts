import { clamp, type Canvas, type Context2d } from '@kinora/drawing';
import type { Rig } from '@kinora/subjects';

import { contactShadow } from '../light/shadow.ts';
import type { Stage, World } from '../stage/stage.ts';
import { headOf } from './bearing.ts';
import { castShadow } from './cast-shadow.ts';
import { cooksOnCounter } from './counter.ts';
import type { AddCrowd } from './crowd.ts';
import { drawBaking, drawBowlOnCounter } from './draw-baking.ts';
import { drawBubble } from './draw-bubble.ts';
import { drawHoist } from './draw-hoist.ts';
import { drawLampLight } from './draw-lamp-light.ts';
import { drawSleep } from './draw-sleep.ts';
import { drawState } from './draw-states.ts';
import { drawThrown, isBathing } from './draw-thrown.ts';
import { drawDust, drawHeadlight, drawSteam, drawWater } from './extras.ts';
import { footprintOf } from './footprint.ts';
import { groundUnder } from './ground-motion.ts';
import { layShadow } from './lay-shadow.ts';
import { leapsOver } from './leap-over.ts';
import type { Carrier, Member } from './member.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';
import type { Moment, Pose } from './pose.ts';
import { makeSetOff } from './set-off.ts';

const EXTRAS = [
  drawSteam,
  drawState,
  drawBaking,
  drawHoist,
  drawThrown,
  drawWater,
  drawHeadlight,
  drawLampLight,
  drawDust,
  drawSleep,
];

/** How far the fore edge of a rim bulges, in half widths of it. */
const DIP = 0.1;

/** What is drawn of something inside another: all of it over the rim, and of the rest what the opening shows. */
function clipToRim(
  ctx: Context2d,
  { member: { rig, size, facing } }: Carrier,
  { x, y, turn, scaleX, scaleY }: Pose,
): void {
  const [left, rim, right] = rig.opening ?? [0, 0, 0];
  const half = ((right - left) / 2) * size;
  const far = (half + size) * 9;
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(facing * scaleX, scaleY);
  ctx.translate(((left + right) / 2) * size, rim * size);
  ctx.beginPath();
  ctx.rect(-far, -far, far * 2, far);
  ctx.ellipse(0, 0, half, half * DIP, 0, 0, Math.PI);
  ctx.clip();
  ctx.translate(-((left + right) / 2) * size, -rim * size);
  ctx.scale(1 / (facing * scaleX), 1 / scaleY);
  ctx.rotate(-turn);
  ctx.translate(-x, -y);
}

/** How far before and behind the middle of a head it is shown where it looks out, in its radii. */
const LOOKING = { behind: 1.5, before: 4 };

/** Of one whose head looks out, only the head and the neck. */
function clipToHead(ctx: Context2d, { rig, looks, size, facing }: Member, { x, y }: Pose): void {
  const head = headOf(rig, looks);
  if (!head) return;
  const middle = x + head[0] * size * facing;
  const [behind, before] = [LOOKING.behind * head[2] * size, LOOKING.before * head[2] * size];
  ctx.beginPath();
  ctx.rect(facing > 0 ? middle - behind : middle - before, y - size * 9, behind + before, size * 18);
  ctx.clip();
}

function drawSprite(ctx: Context2d, { bank: side, views, facing }: Member, pose: Pose): void {
  const { x, y, turn, scaleX, scaleY, phase, view } = pose;
  const bank = (view && views?.[view]) ?? side;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(facing * scaleX, scaleY);
  ctx.drawImage(bank.at(phase), -bank.originX, -bank.originY);
  ctx.restore();
}

/** The mirror image on water or a wet ground. */
function drawMirrored(ctx: Context2d, member: Member, { pose, strength }: { pose: Pose; strength: number }): void {
  ctx.save();
  ctx.globalAlpha = strength;
  ctx.translate(0, pose.y * 2);
  ctx.scale(1, -1);
  drawSprite(ctx, member, { ...pose, y: pose.y - member.size * 0.02, scaleY: 0.8 });
  ctx.restore();
}

function widthOf({ stance, box }: Rig): number {
  return stance ? stance[2] - stance[0] : box[2] - box[0];
}

/** How much wider than a foot its shadow is. */
const FOOT = 1.25;

/** The soft shadow under a body, and a dark one where each of its feet is; both stay on the ground when it jumps. */
function drawShadow(ctx: Context2d, member: Member, { pose, moment }: { pose: Pose; moment: Moment }): void {
  const { rig, size, facing } = member;
  const { stage, world } = moment;
  const ground = member.carrier ? pose.y : Math.max(pose.y, groundUnder(member, moment));
  const lean = clamp((pose.x - stage.sun.x) / stage.width, -0.6, 0.6);
  const strength = (world.shadowGain ?? 0.5) * (1 - 0.6 * clamp((ground - pose.y) / size / 0.4));
  const usual = { y: ground - size * 0.01, lean };
  const feet = member.rig.frames === 1 || member.mode === 'prop' ? footprintOf(member) : [];
  const soft = feet.length > 1 ? strength * 0.5 : strength;
  contactShadow(ctx, stage, { ...usual, x: pose.x, width: widthOf(rig) * size * 0.62, strength: soft });
  for (const [middle, width] of feet) {
    contactShadow(ctx, stage, { ...usual, x: pose.x + middle * facing, width: width * FOOT, strength });
  }
  if (!member.carrier) castShadow(ctx, member, { stage, world, pose, ground });
}

function mirrorStrength({ mode }: Member, { mirrorGain = 0.3, wet = 0 }: World, grounded: boolean): number {
  if (mode === 'water') return mirrorGain;
  return grounded ? wet : 0;
}

/** What stands in this world but for bridges, which stand by themselves, is carried by its platform or throws a shadow. */
function drawFooting(ctx: Context2d, member: Member, { pose, moment }: { pose: Pose; moment: Moment }): void {
  const { world, time } = moment;
  if (member.rig.spans || isBathing(member) || leapsOver(moment.stage, member.entry)) return;
  if (world.overhead) return layShadow(ctx, member, { pose, moment });
  world.platform?.(ctx, { ...pose, size: member.size, facing: member.facing, time });
  if (world.platform) return;
  if (!world.slope) return drawShadow(ctx, member, { pose, moment });
  ctx.save();
  ctx.translate(pose.x, pose.y);
  ctx.rotate(world.slope);
  ctx.translate(-pose.x, -pose.y);
  drawShadow(ctx, member, { pose, moment });
  ctx.restore();
}

/** How strong glass is that is drawn over what is in it. */
const GLASS = 0.5;

/** Whether what is in something shows through it. */
const isClear = ({ looks }: Member) => looks.material === 'glass' || looks.material === 'ice';

/** All of one inside another of glass, which is before it. */
function drawBehindGlass(ctx: Context2d, member: Member, { pose, moment }: { pose: Pose; moment: Moment }): void {
  drawSprite(ctx, member, pose);
  const { carrier } = member;
  if (!carrier) return;
  ctx.save();
  ctx.globalAlpha = GLASS;
  drawSprite(ctx, carrier.member, poseOf(carrier.member, moment));
  ctx.restore();
}

/** The sprite, or of one inside another what shows of it. */
function drawBody(ctx: Context2d, member: Member, { pose, moment }: { pose: Pose; moment: Moment }): void {
  const { carrier } = member;
  if (carrier?.kind !== 'inside') return drawSprite(ctx, member, pose);
  if (isClear(carrier.member)) return drawBehindGlass(ctx, member, { pose, moment });
  ctx.save();
  clipToRim(ctx, carrier, poseOf(carrier.member, moment));
  clipToHead(ctx, member, pose);
  drawSprite(ctx, member, pose);
  ctx.restore();
}

/** Whether something lies on a board or a plate, wide enough for its shadow. */
function isLaidOn({ carrier, rig, size }: Member): boolean {
  const surface = carrier?.kind === 'seat' ? carrier.member.rig.surface : undefined;
  return surface !== undefined && (surface[2] - surface[0]) * (carrier?.member.size ?? 0) > widthOf(rig) * size * 1.3;
}

function drawMember(ctx: Context2d, member: Member, moment: Moment): void {
  const { world } = moment;
  const pose = poseOf(member, moment);
  const stands = !member.carrier && !member.place.seat && (member.mode === 'ground' || member.mode === 'prop');
  if (stands) drawFooting(ctx, member, { pose, moment });
  const grounded = stands && !world.platform;
  const strength = mirrorStrength(member, world, grounded);
  if (strength > 0) drawMirrored(ctx, member, { pose, strength });
  drawBubble(ctx, member, { pose, moment });
  if (isLaidOn(member)) drawShadow(ctx, member, { pose, moment });
  drawBody(ctx, member, { pose, moment });
  for (const draw of EXTRAS) draw(ctx, member, { pose, moment });
}

/** Whether somebody, or who bears them, is on the table that the others stand behind. */
function isOnCounter({ counter }: World, { entry, carrier }: Member): boolean {
  return carrier ? isOnCounter({ counter }, carrier.member) : counter?.isOn(entry) === true;
}

/** Turns the plan's subjects into lit sprites, places them, sets them off and moves them on the hero's plane. */
export function addCast(
  stage: Stage,
  world: World,
  { lookBehind, addCrowd }: { lookBehind: () => Canvas; addCrowd?: AddCrowd | null | undefined },
): void {
  const members = placeMembers(stage, world);
  addCrowd?.(stage, world, members);
  const { seconds } = stage.plan;
  const on = members.filter((member) => isOnCounter(world, member));
  const others = members.filter((member) => !on.includes(member));
  const setOff = makeSetOff(stage, { members: others, lookBehind });
  const add = (group: readonly Member[], before: typeof setOff | null) =>
    stage.live(1, (ctx, time, camera) => {
      const moment = { stage, world, camera, time, course: time / seconds - 0.5 };
      before?.(ctx, moment);
      for (const member of group) drawMember(ctx, member, moment);
    });
  add(others, setOff);
  if (!world.counter || (on.length === 0 && !others.some(({ entry }) => cooksOnCounter(entry)))) return;
  world.counter.paint();
  stage.live(1, (ctx, time, camera) => {
    const moment = { stage, world, camera, time, course: time / seconds - 0.5 };
    for (const member of others) drawBowlOnCounter(ctx, member, { pose: poseOf(member, moment), moment });
  });
  add(on, null);
}
