import { lerp } from '@kinora/drawing';

import type { Member } from './member.ts';
import { airHeight, ownAngle, restingPose, type Motion, type Pose } from './pose.ts';

/** How near to the ends of its round it shows its front or its back, and how near it begins to turn. */
const TURNED = 0.2;
const TURNING = 0.5;

/** How a flyer looks where it turns: its side narrows, then we see it from ahead or behind, then its other side. */
function lookInTurn({ rig }: Member, angle: number): Pick<Pose, 'scaleX' | 'view'> {
  const off = Math.abs(Math.sin(angle));
  if (!rig.views) return { scaleX: off < 0.16 ? 0.35 + off * 4 : 1 };
  if (off < TURNED) return { scaleX: 1 - (off / TURNED) * 0.35, view: Math.cos(angle) > 0 ? 'ahead' : 'behind' };
  return { scaleX: off < TURNING ? lerp(0.42, 1, (off - TURNED) / (TURNING - TURNED)) : 1 };
}

/** Rounds a place on a flat ellipse, nearer in front. */
export const circle: Motion = (member, moment) => {
  const { stage, world, time } = moment;
  const { width, height } = stage;
  const { facing, index } = member;
  const round = world.circle ?? { x: width * 0.5, y: airHeight(moment), rx: width * 0.2, ry: height * 0.06 };
  const angle = time * 0.75 + 0.5 + index * 2.1;
  const front = Math.sin(angle);
  const scale = 0.9 + 0.24 * front;
  const heading = (front > 0 ? -1 : 1) * facing;
  const { scaleX, view } = lookInTurn(member, angle);
  return {
    ...restingPose(member, moment),
    x: round.x + Math.cos(angle) * round.rx,
    y: round.y + front * round.ry,
    turn: -Math.cos(angle) * 0.16 * heading * scale * facing,
    scaleX: heading * scale * scaleX,
    view,
    scaleY: scale,
    phase: time * 0.95,
  };
};

/** Rises slowly, swinging a little; a balloon is drawn from one side only. */
export const riseAsBalloon: Motion = (member, moment) => {
  const { stage, time, course } = moment;
  const { width, height, unit, plan } = stage;
  const { size, place, facing, luck } = member;
  const own = ownAngle(member);
  const climb = course * plan.seconds * height * 0.008 * (1 + luck);
  return {
    ...restingPose(member, moment),
    x: place.x + course * width * 0.03 * facing + Math.sin(time * 0.5 + own) * 5 * unit,
    y: airHeight(moment) + place.depth * height * 0.14 - climb + Math.sin(time * 0.8 + own) * 5 * unit + size * 0.55,
    turn: Math.sin(time * 0.7 + own) * 0.025,
    scaleX: facing,
    phase: time * 1.4 + luck,
  };
};

export const flyAcross: Motion = (member, moment) => {
  const { stage, time, course } = moment;
  const { width, height } = stage;
  const { size, place, facing, luck, rig } = member;
  const own = ownAngle(member);
  return {
    ...restingPose(member, moment),
    x: place.x + course * width * 0.16 * facing,
    y: airHeight(moment) + place.depth * height * 0.14 + Math.sin(time * 1.4 + own) * size * 0.07,
    turn: Math.sin(time * 1.1 + own) * 0.06,
    phase: time * (rig.beats ?? 0.9) + luck,
  };
};
