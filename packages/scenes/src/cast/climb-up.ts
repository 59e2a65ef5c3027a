import { lerp } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Rig } from '@kinora/subjects';

import type { Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import { ownAngle, restingPose, type Motion } from './pose.ts';

/** How nearly upright who climbs without arms is, in radians, and how far it sways. */
const UPRIGHT = 1.42;
const SWAY = 0.07;
/** Where the middle of its body is as the clip begins and ends, in heights of what it climbs. */
const WAY = [0.28, 0.62] as const;
/** Of the frame's height, how long it is at most. */
const LONGEST = 0.64;
/** Of the frame's height, where it climbs when nothing of the place says so: foot and top. */
const FREE = [0.9, 0.1] as const;

/** Whether somebody goes straight up with the head first: who flies or swims, and has no ladder. */
export const climbs = ({ action, mode }: Pick<CastEntry, 'action' | 'mode'>): boolean =>
  action === 'climb' && (mode === 'air' || mode === 'swim');

/** Pixels per unit of who climbs, so that all of it is in the frame. */
export function sizeClimbing({ frame }: Pick<Stage, 'frame'>, { entry, rig }: { entry: CastEntry; rig: Rig }): number {
  return climbs(entry) ? (LONGEST * frame.height) / extentOf(rig, entry).width : Infinity;
}

/** Up a waterfall or whatever the place has, head first, winding as it goes. */
export const climbUp: Motion = (member, moment) => {
  const { stage, world, time, course } = moment;
  const { place, facing, luck, index, size, rig, entry } = member;
  const { left, right } = extentOf(rig, entry);
  const { x, top, foot } = world.climb ?? { x: place.x, top: stage.height * FREE[1], foot: stage.height * FREE[0] };
  const wind = Math.sin(time * 1.2 + ownAngle(member));
  // Its drawing is turned about its origin, which is seldom its middle.
  const off = ((left + right) / 2) * size;
  return {
    ...restingPose(member, moment),
    x: x + wind * size * 0.06 + index * size * 0.7,
    y: lerp(foot, top, lerp(WAY[0], WAY[1], course + 0.5)) + off,
    turn: -facing * (UPRIGHT + wind * SWAY),
    phase: time * (rig.beats ?? 0.9) + luck,
  };
};
