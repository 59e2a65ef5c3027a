import type { Mode } from '@kinora/subjects';

import type { Stage } from '../stage/stage.ts';
import { climbUp, climbs } from './climb-up.ts';
import { circle, flyAcross, riseAsBalloon } from './flight.ts';
import { standOnGround } from './ground-motion.ts';
import { ownAngle, restingPose, waterAt, type Motion } from './pose.ts';

const rideWater: Motion = (member, moment) => {
  const { stage, world, time, course } = moment;
  const { size, place, facing } = member;
  const x = place.x + course * stage.width * (world.drift ?? 0.06) * facing;
  const rise = waterAt(moment, x + size * 0.4) - waterAt(moment, x - size * 0.4);
  return {
    ...restingPose(member, moment),
    x,
    y: waterAt(moment, x) + place.depth * stage.height * 0.04 + (place.drop ?? 0),
    turn: Math.atan(rise / (size * 0.8)) * 0.75 + Math.sin(time * 1.1 + ownAngle(member)) * 0.03,
    phase: time * 0.42,
  };
};

/** A share of the height in pixels, or the lowest that the safe area allows. */
const keptIn = ({ height, plan, frame }: Stage, share: number) =>
  plan.safeArea ? Math.min(height * share, frame.lowest) : height * share;

const swim: Motion = (member, moment) => {
  if (climbs(member.entry)) return climbUp(member, moment);
  const { stage, world, time, course } = moment;
  const { size, place, facing, entry, phase, rig } = member;
  const sway = time * 0.9 + ownAngle(member);
  return {
    ...restingPose(member, moment),
    x: place.x + course * stage.width * 0.1 * facing,
    y: keptIn(stage, (world.swimY ?? 0.5) + place.depth * 0.2) + Math.sin(sway) * size * 0.05,
    turn: -0.05 * facing + Math.sin(sway + 1.2) * 0.05,
    // The large ones beat slowly.
    phase: time * (rig.beats ?? (entry.size > 0.7 ? 0.36 : 1.6)) + phase,
  };
};

const floatFree: Motion = (member, moment) => {
  const { stage, world, time, course } = moment;
  const { size, place, facing, luck, rig } = member;
  const own = ownAngle(member);
  const highest = -rig.box[1] * size * 0.95;
  const middle = keptIn(stage, (world.floatY ?? 0.5) + place.depth * 0.2);
  return {
    ...restingPose(member, moment),
    x: place.x + course * stage.width * 0.05 * facing,
    // However large it is, its head stays in the frame.
    y: Math.max(middle + size * 0.2, highest) + Math.sin(time * 0.6 + own) * size * 0.05,
    turn: -0.5 * facing + Math.sin(time * 0.45 + own) * 0.14,
    phase: time * 0.16 + luck,
  };
};

const bobOnString: Motion = (member, moment) => {
  const { stage, time } = moment;
  const { place, luck } = member;
  const { unit, frame } = stage;
  const own = ownAngle(member);
  return {
    ...restingPose(member, moment),
    x: place.x + Math.sin(time * 0.7 + own) * 12 * unit,
    y: (place.y ?? frame.air) + Math.sin(time * 1.1 + own) * 10 * unit - time * 6 * unit * (0.5 + luck),
    turn: Math.sin(time * 0.9 + own) * 0.07,
    phase: time * 0.5 + luck,
  };
};

const fly: Motion = (member, moment) => {
  if (climbs(member.entry)) return climbUp(member, moment);
  if (member.entry.action === 'circle') return circle(member, moment);
  return member.entry.rig === 'hotair' ||
    member.entry.looks.shaped === 'hot air balloon' ||
    member.entry.rig === 'paperLantern'
    ? riseAsBalloon(member, moment)
    : flyAcross(member, moment);
};

/** How each mode moves. */
export const MOTIONS: Readonly<Record<Mode, Motion>> = {
  ground: standOnGround,
  prop: standOnGround,
  water: rideWater,
  swim,
  air: fly,
  float: floatFree,
  party: bobOnString,
};
