import { TAU } from '@kinora/drawing';
import type { Action, View } from '@kinora/subjects';

import type { CameraPose, Stage, World } from '../stage/stage.ts';
import type { Member } from './member.ts';

/** Where a subject is at one moment, and in which pose. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly phase: number;
  /** Left out where we see its side. */
  readonly view?: View | undefined;
}
/** What a motion knows. */
export interface Moment {
  readonly stage: Stage;
  readonly world: World;
  readonly camera: CameraPose;
  readonly time: number;
  /** The clip's course from -0.5 to 0.5. */
  readonly course: number;
}
export type Motion = (member: Member, moment: Moment) => Pose;

/** A stride of the cycle per second. */
const SPEEDS: Partial<Record<Action, number>> = { run: 2.1, walk: 1.1, creep: 0.55 };

/** The pose before a motion changes it. */
export function restingPose({ place, phase, rig, entry: { action } }: Member, { time }: Moment): Pose {
  const usual = (action && SPEEDS[action]) ?? 0.55;
  const speed = rig.paces?.[action ?? 'idle'] ?? usual;
  return { x: place.x, y: place.y ?? 0, turn: place.lean ?? 0, scaleX: 1, scaleY: 1, phase: time * speed + phase };
}

/** An angle of its own for each member, so that a group does not sway in step. */
export function ownAngle({ luck }: Member): number {
  return luck * TAU;
}

/** The water line at x; where a set has none, its ground. */
export function waterAt({ stage, world, time }: Moment, x: number): number {
  return world.water?.(x, time) ?? stage.frame.ground;
}

/** Resting height of flyers, in pixels. */
export function airHeight({ stage, world }: Moment): number {
  return world.airY === undefined ? stage.frame.air : world.airY * stage.height;
}
