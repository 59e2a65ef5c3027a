import { clamp } from '@kinora/drawing';

import { bear } from './borne-motion.ts';
import { extentOf } from './extent.ts';
import type { Member } from './member.ts';
import { MOTIONS } from './motion.ts';
import type { Moment, Pose } from './pose.ts';

/** Room at the edges of the frame, in its heights. */
const EDGE = 0.03;

/** From this turn on, in radians, a drawing reaches higher than it is tall; and how much of its corners is drawn. */
const TILTED = 0.2;
const CORNERS = 0.88;

/** How far over and below its origin a drawing reaches as it is turned, in pixels. */
function reachOf({ rig, size, entry, facing }: Member, { turn, scaleY }: Pose): readonly [over: number, below: number] {
  const { height, below, left, right } = extentOf(rig, entry);
  if (Math.abs(turn) < TILTED) return [height * size * Math.abs(scaleY), below * size];
  const [sin, cos] = [Math.sin(turn) * facing, Math.cos(turn)];
  const heights = [left, right].flatMap((x) => [-height, below].map((y) => x * sin + y * cos));
  return [-Math.min(...heights) * size * CORNERS, Math.max(...heights) * size * CORNERS];
}

/** Whatever flies, swims or jumps, its head stays in the frame, and where it has room its feet do. */
function keepInFrame(member: Member, pose: Pose, { stage: { height } }: Moment): Pose {
  if (member.rig.spans || member.place.drop) return pose;
  const [over, below] = reachOf(member, pose);
  const highest = height * EDGE + over;
  const lowest = Math.max(highest, height * (1 - EDGE / 2) - below);
  return { ...pose, y: clamp(pose.y, highest, lowest) };
}

/** How much shorter what stands looks from high above. */
const FORESHORTENED = 0.84;

/** What lies has its middle where others have their feet. */
function aslant({ rig, mode, size, entry, carrier }: Member, pose: Pose, { world }: Moment): Pose {
  if (!world.overhead || carrier || rig.isLevel) return pose;
  if (mode === 'prop') return { ...pose, y: pose.y + (extentOf(rig, entry).height * size) / 2 };
  return { ...pose, scaleY: pose.scaleY * FORESHORTENED };
}

/** With its top below, in the room that it takes the right way up. */
function inverted({ carrier, entry, rig, size }: Member, pose: Pose): Pose {
  if (!entry.looks.isInverted || carrier?.kind === 'from') return pose;
  const { height, below } = extentOf(rig, entry);
  const reach = (height - below) * size * pose.scaleY;
  const [x, y] = [pose.x + Math.sin(pose.turn) * reach, pose.y - Math.cos(pose.turn) * reach];
  return { ...pose, x, y, scaleY: -pose.scaleY };
}

/** Where somebody is at one moment: by themselves, or where who bears them is. */
export function poseOf(member: Member, moment: Moment): Pose {
  const { carrier } = member;
  const own = carrier
    ? bear(member, carrier, { moment, base: poseOf(carrier.member, moment) })
    : MOTIONS[member.mode](member, moment);
  const pose = carrier && carrier.kind !== 'over' ? own : keepInFrame(member, own, moment);
  return inverted(member, aslant(member, pose, moment));
}
