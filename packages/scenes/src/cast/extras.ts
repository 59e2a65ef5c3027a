import { mix, rgba, fraction, TAU, type Context2d } from '@kinora/drawing';

import { wisps, steam } from '../air/steam.ts';
import { glowAt } from '../light/glow.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

/** What is drawn around a member at one moment. */
export type Extra = (ctx: Context2d, member: Member, scene: { pose: Pose; moment: Moment }) => void;

/** Steam over something hot. */
export const drawSteam: Extra = (ctx, { rig, size }, { pose, moment }) => {
  const { stage, world, time } = moment;
  if (!rig.steam || world.steams === false) return;
  const [dx, dy, width, height] = rig.steam;
  const puffs = { x: pose.x + dx * size, y: pose.y + dy * size, width: width * size * 0.5, height: height * size };
  const colour = mix(stage.palette.glow, '#ffffff', 0.6);
  steam(ctx, stage, { ...puffs, time, count: 12, gain: 0.34, colour });
  const ribbons = { x: puffs.x, y: puffs.y + 0.08 * size, width: width * size * 0.9, height: height * size * 1.35 };
  wisps(ctx, { ...ribbons, time, count: 4, gain: 0.55, colour: '#fff4ea' });
};

/** The head lamp of a vehicle and its beam. */
export const drawHeadlight: Extra = (ctx, { rig, size, facing }, { pose: { x, y }, moment: { stage } }) => {
  if (!rig.lamp) return;
  const [ahead, high] = rig.lamp;
  const lamp = { x: x + facing * size * ahead, y: y + size * high, rx: size * 0.3 };
  glowAt(ctx, stage, { colour: '#fff0b8', ...lamp, alpha: 0.8 });
  const start = lamp.x + facing * size * 0.04;
  const end = start + facing * size * 2.2;
  const gradient = ctx.createLinearGradient(start, 0, end, 0);
  gradient.addColorStop(0, rgba('#ffeab0', 0.34));
  gradient.addColorStop(1, rgba('#ffeab0', 0));
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(start, lamp.y - size * 0.03);
  ctx.lineTo(end, lamp.y - size * 0.19);
  ctx.lineTo(end, y + size * 0.05);
  ctx.lineTo(start, lamp.y + size * 0.03);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
};

/** Snow or dust kicked up behind whatever runs or drives. */
export const drawDust: Extra = (ctx, { mode, size, facing, luck, carrier }, { pose, moment }) => {
  const { stage, world, time } = moment;
  const runs = !carrier && stage.plan.scroll > 0 && (mode === 'ground' || mode === 'prop') && !world.platform;
  if (!runs) return;
  const puff = stage.glow(world.dust ?? stage.palette.mist);
  for (let index = 0; index < 9; index++) {
    const age = fraction(time * 1.5 + index / 9 + luck);
    const radius = size * (0.05 + 0.17 * age);
    const x = pose.x - facing * size * (0.4 + 1.1 * age);
    const lift = size * 0.05 + age * size * 0.1 * (1 + Math.sin(index * 9));
    ctx.globalAlpha = 0.42 * (1 - age);
    ctx.drawImage(puff, x - radius, pose.y - lift - radius * 0.7, radius * 2, radius * 1.4);
  }
  ctx.globalAlpha = 1;
};

/** Wakes on water, and water from the spout of whoever waters. */
export const drawWater: Extra = (ctx, { mode, rig, entry, size, facing }, { pose, moment }) => {
  const { world, time } = moment;
  const { x, y, turn, phase } = pose;
  if (mode === 'water') world.wake?.(ctx, { x, y, size, facing, time, turn });
  if (!rig.spout || entry.action !== 'water') return;
  const [across, up] = rig.spout;
  const spout = { x: x + facing * size * across, y: y + size * (up + Math.sin(phase * TAU) * 0.015) };
  world.pour?.(ctx, { ...spout, size, facing, time, turn });
};
