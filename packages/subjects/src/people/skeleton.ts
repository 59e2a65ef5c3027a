import type { Circle, Point } from '../rig/wrap.ts';
import type { Build } from './builds.data.ts';
import type { FigurePose } from './pose.ts';

export interface LimbJoints {
  readonly root: Point;
  /** Elbow or knee. */
  readonly joint: Point;
  /** Wrist or ankle. */
  readonly end: Point;
  /** Directions of its segments: 0 down, growing to the right. */
  readonly upper: number;
  readonly lower: number;
  /** How the hand or the foot is turned on the canvas. */
  readonly tip: number;
}

/** Every joint of a figure in units, the ground at 0. */
export interface Skeleton {
  readonly build: Build;
  readonly hips: Point;
  /** Between the shoulders. */
  readonly chest: Point;
  /** The spine on the canvas, clockwise from upright. */
  readonly spine: number;
  readonly head: Point;
  /** The head on the canvas, clockwise. */
  readonly tilt: number;
  readonly nearArm: LimbJoints;
  readonly farArm: LimbJoints;
  readonly nearLeg: LimbJoints;
  readonly farLeg: LimbJoints;
}

/** What a pose rests on: its feet, whatever of its body is lowest, what it rides, or nothing. */
export type Contact = 'feet' | 'body' | 'seat' | 'none';

/** Height of the sole below the ankle, as a share of the foot's length. */
const SOLE = 0.3;
/** Feet follow the shin only in part, so that a step lands flat. */
const FOLLOW = 0.8;
/** Hips of a figure that touches nothing, and of one that sits astride. */
const HIPS = { none: 0.5, seat: 0.36 } as const;
/** Where it sits, when it sits astride: height of its seat over its feet, the same for every body. */
export const SEAT = 0.31;

function along(from: Point, angle: number, length: number): Point {
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
}

/** A point of a turned frame: `right` and `up` of its origin. */
function offset(origin: Point, angle: number, { x, y }: Point): Point {
  return {
    x: origin.x + Math.cos(angle) * x - Math.sin(angle) * y,
    y: origin.y + Math.sin(angle) * x + Math.cos(angle) * y,
  };
}

interface Bend {
  readonly upper: number;
  readonly lower: number;
  readonly lengths: readonly [upper: number, lower: number];
}

function bendLimb(root: Point, { upper, lower, lengths }: Bend): Omit<LimbJoints, 'tip'> {
  const joint = along(root, upper, lengths[0]);
  return { root, joint, end: along(joint, lower, lengths[1]), upper, lower };
}

type Side = 'near' | 'far';

function legOf(hips: Point, pose: FigurePose, { build, side }: { build: Build; side: Side }): LimbJoints {
  const root = offset(hips, pose.turn, { x: side === 'near' ? -build.hips : build.hips, y: 0 });
  const upper = pose[`${side}Hip`] - pose.turn;
  const lower = upper - pose[`${side}Knee`];
  const leg = bendLimb(root, { upper, lower, lengths: [build.thigh, build.shin] });
  const rigid = -(lower + pose.turn);
  return { ...leg, tip: rigid * FOLLOW + pose.turn + pose[`${side}Ankle`] };
}

function armOf(
  chest: Point,
  pose: FigurePose,
  { build, side, spine }: { build: Build; side: Side; spine: number },
): LimbJoints {
  const root = offset(chest, spine, { x: side === 'near' ? -build.shoulders : build.shoulders, y: build.torso * 0.1 });
  const upper = pose[`${side}Shoulder`] - spine;
  const lower = upper + pose[`${side}Elbow`];
  const arm = bendLimb(root, { upper, lower, lengths: [build.upperArm, build.foreArm] });
  return { ...arm, tip: -(lower + pose[`${side}Wrist`]) };
}

/** Heel and toe of a foot. */
export function solesOf({ end, tip }: LimbJoints, { foot }: Build): Point[] {
  const sole = foot * SOLE;
  return [offset(end, tip, { x: -foot * 0.3, y: sole }), offset(end, tip, { x: foot * 0.72, y: sole })];
}

function standing(pose: FigurePose, build: Build, hips: Point): Skeleton {
  const spine = pose.turn + pose.lean + build.stoop;
  const chest = offset(hips, spine, { x: 0, y: -build.torso });
  const tilt = spine + pose.nod - build.stoop * 0.7;
  const neck = offset(chest, spine, { x: 0.012, y: -build.neck });
  return {
    build,
    hips,
    chest,
    spine,
    head: offset(neck, tilt, { x: build.head * 0.08, y: -build.head * 0.92 }),
    tilt,
    nearArm: armOf(chest, pose, { build, side: 'near', spine }),
    farArm: armOf(chest, pose, { build, side: 'far', spine }),
    nearLeg: legOf(hips, pose, { build, side: 'near' }),
    farLeg: legOf(hips, pose, { build, side: 'far' }),
  };
}

function lowestOf({ build, hips, chest, head, nearLeg, farLeg }: Skeleton, contact: Contact): number {
  const feet = [...solesOf(nearLeg, build), ...solesOf(farLeg, build)].map(({ y }) => y);
  if (contact === 'feet') return Math.max(...feet);
  const body: Circle[] = [
    { ...hips, radius: build.leg * 1.15 },
    { ...chest, radius: build.leg },
    { ...head, radius: build.head * 0.9 },
    { ...nearLeg.joint, radius: build.leg * 0.8 },
  ];
  return Math.max(...feet, ...body.map(({ y, radius }) => y + radius));
}

/** Puts the joints of a body in a pose, so that what carries it rests on y = 0. */
export function skeletonOf(pose: FigurePose, build: Build, contact: Contact): Skeleton {
  const legs = build.thigh + build.shin;
  const loose = standing(pose, build, { x: pose.shift, y: -legs });
  const free = contact === 'none' || contact === 'seat';
  const floor = free ? HIPS[contact] - legs : lowestOf(loose, contact);
  return standing(pose, build, { x: pose.shift, y: -legs - floor - pose.lift });
}
