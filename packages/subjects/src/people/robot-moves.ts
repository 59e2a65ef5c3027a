import type { Activity } from '../rig/rig.ts';
import type { Track } from './pose.ts';

/** A robot standing at ease: steps and lifts of its feet and its height in units, angles in radians. */
export const ROBOT_REST = {
  bob: 0,
  tilt: 0,
  nod: 0.06,
  nearArm: 0,
  farArm: 0,
  nearStep: 0,
  nearLift: 0,
  farStep: 0,
  farLift: 0,
};

export type RobotTracks = Readonly<Partial<Record<keyof typeof ROBOT_REST, Track>>>;

const IDLE: RobotTracks = {
  bob: [0, 0.012, 0, -0.012],
  nod: [0.09, 0.11, 0.03, 0.01],
  farArm: [0, 0.04, 0, -0.04],
};

/** What it does in its own way; everything else it does as if it stood idle. */
export const ROBOT_MOVES: Readonly<Partial<Record<Activity, RobotTracks>>> & { readonly idle: RobotTracks } = {
  idle: IDLE,
  water: IDLE,
  wave: {
    ...IDLE,
    tilt: [-0.03, -0.02, -0.03, -0.04],
    nod: [-0.06, 0.02, -0.06, -0.1],
    nearArm: [-1.15, -0.65, -1.15, -1.5],
  },
  walk: {
    bob: [0, -0.02, 0, -0.02],
    tilt: [0.05, 0.02, -0.01, 0.02],
    nod: [0.08, 0.02, 0.08, 0.02],
    nearArm: [0.25, 0, -0.3, 0],
    farArm: [0.3, 0, -0.35, 0],
    nearStep: [0.08, 0, -0.08, 0],
    nearLift: [0, 0, 0, 0.09],
    farStep: [-0.08, 0, 0.08, 0],
    farLift: [0, 0.09, 0, 0],
  },
  run: {
    bob: [-0.01, -0.07, -0.01, -0.07],
    tilt: 0.14,
    nod: [-0.02, -0.08, -0.02, -0.08],
    nearArm: [0.5, 0, -0.6, 0],
    farArm: [0.6, 0, -0.6, 0],
    nearStep: [0.16, 0, -0.18, 0],
    nearLift: [0, 0.02, 0.06, 0.16],
    farStep: [-0.18, 0, 0.16, 0],
    farLift: [0.06, 0.16, 0, 0.02],
  },
  dance: {
    bob: [0, -0.07, 0, -0.07],
    tilt: [-0.14, 0, 0.14, 0],
    nod: [0.2, 0, -0.14, 0],
    nearArm: [-1.2, -0.5, 0.3, -0.4],
    farArm: [-0.4, 0.5, 1.5, 0.6],
    nearLift: [0.12, 0, 0, 0],
    nearStep: [0.05, 0, 0, 0],
    farLift: [0, 0, 0.12, 0],
    farStep: [0, 0, -0.05, 0],
  },
};

/** Cycles a second of what it draws in motion by itself. */
export const ROBOT_PACES = { wave: 0.9, walk: 0.9, run: 1.6, dance: 1, water: 0.55 } as const;
