import type { Action } from '@kinora/subjects';

import { hoist } from './draw-hoist.ts';
import { bathe, isBathing } from './draw-thrown.ts';
import { leap, leapsOver } from './leap-over.ts';
import type { Member } from './member.ts';
import { ownAngle, restingPose, waterAt, type Moment, type Motion, type Pose } from './pose.ts';
import { PEOPLE } from './spot.ts';

type Change = Partial<Pose>;

/** How far it travels in a clip, in frame widths: the world passes by, or it crosses the frame itself. */
const TRAVEL: Partial<Record<Action, number>> = { run: 0.42, drive: 0.5, walk: 0.16, creep: 0.12 };

function travelOf({ entry: { action } }: Member, { stage }: Moment): number {
  if (stage.plan.scroll > 0) return 0.05;
  return action ? (TRAVEL[action] ?? 0) : 0;
}

/** The place it stands on before it does anything. */
function foothold(member: Member, moment: Moment): Pick<Pose, 'x' | 'y'> {
  const { stage, world, camera, course, time } = moment;
  const { place, facing, mode } = member;
  const scrolls = stage.plan.scroll > 0;
  const weave = scrolls ? Math.sin(time * 0.7 + ownAngle(member)) * stage.width * 0.02 : 0;
  const travel = mode === 'ground' ? course * stage.width * travelOf(member, moment) * facing : 0;
  const x = place.x + weave + travel;
  const under = scrolls ? place.x + camera.scroll : x;
  const ground = place.seat?.y ?? world.ground?.(under, place) ?? place.y ?? stage.frame.ground;
  return { x, y: ground + place.depth * stage.frame.height * 0.055 + (place.drop ?? 0) };
}

/** Height of the ground that somebody stands on, whatever they do there. */
export const groundUnder = (member: Member, moment: Moment): number => foothold(member, moment).y;

function drive(member: Member, { stage, time }: Moment, y: number): Change {
  const own = ownAngle(member);
  const rattle = Math.abs(Math.sin(time * 13 + own)) * 1.6 * stage.unit;
  return { y: y - rattle, turn: Math.sin(time * 6.5 + own) * 0.006, phase: time * 2.6 };
}

function dance(member: Member, { time }: Moment, y: number): Change {
  const beat = Math.sin(time * 4.2 + ownAngle(member));
  const lift = Math.abs(beat);
  return {
    y: y - lift * member.size * 0.1,
    scaleX: 1.04 - 0.06 * lift,
    scaleY: 0.96 + 0.08 * lift,
    turn: beat * 0.07,
  };
}

/** Up and down in arcs, squeezed where it lands. */
function jump(member: Member, { time }: Moment, y: number): Change {
  const flight = Math.abs(Math.sin(time * 3.4 + ownAngle(member)));
  const squeeze = 1 - Math.min(1, flight * 4);
  return { y: y - flight * member.size * 0.3, scaleX: 1 + 0.08 * squeeze, scaleY: 1 - 0.1 * squeeze };
}

/** What has a single drawing hops along, or breathes where it stands. */
function hop(member: Member, { time }: Moment, y: number): Change {
  const { action } = member.entry;
  const own = ownAngle(member);
  if (action !== 'run' && action !== 'walk') return { scaleY: 1 + 0.012 * Math.sin(time * 2.6 + own) };
  const lift = Math.abs(Math.sin(time * (action === 'run' ? 7 : 3) + own));
  return { y: y - lift * member.size * 0.06, turn: Math.sin(time * 3.5 + own) * 0.05 };
}

/** What is done by others than by their actions, or otherwise than on the ground. */
const DOINGS: readonly (readonly [
  does: (member: Member, moment: Moment) => boolean,
  change: (member: Member, moment: Moment, y: number) => Change,
])[] = [
  [isBathing, bathe],
  [({ entry: { looks } }) => looks.isHoisted === true, hoist],
  [({ entry }, { stage }) => leapsOver(stage, entry), (member, moment) => (member.carrier ? {} : leap(member, moment))],
];

/** What its doings change of the pose of one that stands at `y`. */
export const actOnGround = (member: Member, moment: Moment, y: number): Change =>
  DOINGS.find(([does]) => does(member, moment))?.[1](member, moment, y) ?? act(member, moment, y);

function act(member: Member, moment: Moment, y: number): Change {
  const { mode, rig } = member;
  const { action } = member.entry;
  if (rig.paces?.[action ?? 'idle'] !== undefined) return {};
  if (action === 'drive') return drive(member, moment, y);
  if (action === 'dance') return dance(member, moment, y);
  if (action === 'jump') return jump(member, moment, y);
  if (action === 'sleep') return { phase: moment.time * 0.22 };
  return rig.frames === 1 && mode !== 'prop' ? hop(member, moment, y) : {};
}

/** How much of a slope whoever walks upright leans with it; on four legs or wheels they do with all of it. */
const UPRIGHT = 0.3;
const shareOfSlope = ({ entry, mode }: Member): number =>
  mode === 'ground' && PEOPLE.includes(entry.rig) ? UPRIGHT : 1;

/** Stands, walks, drives, dances or sleeps on the ground; on open water it rides its platform. */
export const standOnGround: Motion = (member, moment) => {
  const { world, time } = moment;
  const start = foothold(member, moment);
  const level = { ...restingPose(member, moment), ...start, ...actOnGround(member, moment, start.y) };
  const pose = { ...level, turn: level.turn + (world.slope ?? 0) * shareOfSlope(member) };
  if (!world.platform) return pose;
  if (member.rig.spans) return { ...pose, y: waterAt(moment, pose.x) };
  const y = waterAt(moment, pose.x) - member.size * (world.platformLift ?? 0.04);
  return { ...pose, y, turn: pose.turn + Math.sin(time * 1.1 + ownAngle(member)) * 0.02 };
};
