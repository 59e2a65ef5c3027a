import { lerp, smoothStep, TAU } from '@kinora/drawing';

import { REST, type Point, type Pose } from './pose.ts';

export type PhotoMove =
  | 'still'
  | 'parallax'
  | 'orbit'
  | 'dolly-in'
  | 'dolly-out'
  | 'vertigo'
  | 'pan-left'
  | 'pan-right'
  | 'tilt-up'
  | 'tilt-down'
  | 'ken-burns'
  | 'drift'
  | 'rise'
  | 'sway'
  | 'swoop';

/** What a move works with: how far it may go, what it looks at, and how far it can travel over the picture. */
export interface MoveSpace {
  /** 1 is a medium motion. */
  readonly range: number;
  readonly target: Point;
  /** Half of the way a pan can go without leaving the picture, in frame heights. */
  readonly travelX: number;
  readonly travelY: number;
}

type Path = (progress: number, space: MoveSpace) => Partial<Pose>;

/** Starts and ends at rest, but is never quite still in between. */
const ease = (progress: number) => lerp(progress, smoothStep(0, 1, progress), 0.72);
const swing = (progress: number) => Math.sin((progress - 0.5) * Math.PI);

/** Pans over a picture that is as large as the frame need room: they come a little nearer first. */
const PAN_ZOOM = 1.16;

function pan(way: -1 | 1): Path {
  return (progress, { range, travelX }) => {
    const reach = Math.max(travelX, 0.09 * range);
    const side = lerp(-1, 1, ease(progress)) * way;
    return { panX: side * reach, x: side * 0.03 * range, zoom: travelX > 0.09 ? 1.02 : PAN_ZOOM };
  };
}

function tilt(way: -1 | 1): Path {
  return (progress, { range, travelY }) => {
    const reach = Math.max(travelY, 0.07 * range);
    const side = lerp(-1, 1, ease(progress)) * way;
    return { panY: side * reach, y: side * 0.02 * range, zoom: travelY > 0.07 ? 1.02 : PAN_ZOOM };
  };
}

const PATHS: Record<PhotoMove, Path> = {
  still: () => ({}),
  parallax: (progress, { range }) => ({
    x: swing(progress) * 0.1 * range,
    y: Math.cos(progress * Math.PI) * 0.012 * range,
    z: lerp(0, 0.06, ease(progress)) * range,
  }),
  orbit: (progress, { range }) => ({
    x: Math.sin(progress * TAU) * 0.1 * range,
    y: Math.cos(progress * TAU) * 0.035 * range,
    z: 0.03 * range,
    zoom: 1.02,
  }),
  'dolly-in': (progress, { range, target }) => ({
    z: ease(progress) * 0.3 * range,
    panX: target.x * 0.5 * ease(progress) * range,
    panY: target.y * 0.4 * ease(progress) * range,
  }),
  'dolly-out': (progress, { range, target }) => ({
    z: (1 - ease(progress)) * 0.3 * range,
    panX: target.x * 0.5 * (1 - ease(progress)) * range,
    panY: target.y * 0.4 * (1 - ease(progress)) * range,
  }),
  vertigo: (progress, { range, target }) => ({
    z: lerp(-0.08, 0.3, ease(progress)) * range,
    sized: true,
    zoom: 1.06,
    panX: target.x * 0.35,
    panY: target.y * 0.3,
  }),
  'pan-left': pan(-1),
  'pan-right': pan(1),
  'tilt-up': tilt(-1),
  'tilt-down': tilt(1),
  'ken-burns': (progress, { range, target }) => ({
    zoom: lerp(1.01, 1 + 0.3 * range, ease(progress)),
    panX: target.x * 0.75 * ease(progress),
    panY: target.y * 0.7 * ease(progress),
  }),
  drift: (progress, { range }) => ({
    x: Math.sin(progress * 2.2 - 1.1) * 0.05 * range,
    y: Math.sin(progress * 3.1) * 0.02 * range,
    zoom: lerp(1.02, 1.07, progress),
    roll: Math.sin(progress * 2.6 - 1.3) * 0.008 * range,
  }),
  rise: (progress, { range, travelY }) => ({
    y: lerp(0.09, -0.05, ease(progress)) * range,
    panY: lerp(1, -0.4, ease(progress)) * Math.min(0.16, Math.max(travelY * 0.8, 0.03 * range)),
    z: 0.06 * range * ease(progress),
    zoom: 1.05,
  }),
  sway: (progress, { range }) => ({
    x: Math.sin(progress * TAU * 2) * 0.055 * range,
    roll: Math.sin(progress * TAU * 2) * 0.012 * range,
    zoom: 1.04,
  }),
  swoop: (progress, { range, target }) => ({
    x: lerp(-0.12, 0, ease(progress)) * range,
    y: lerp(-0.07, 0, ease(progress)) * range,
    z: lerp(-0.1, 0.3, ease(progress)) * range,
    roll: lerp(0.05, 0, ease(progress)) * range,
    panX: target.x * 0.4 * ease(progress),
    panY: target.y * 0.4 * ease(progress),
    zoom: 1.03,
  }),
};

export const PHOTO_MOVES = Object.keys(PATHS) as readonly PhotoMove[];

/** The camera of a move at a share of the clip. */
export function poseAt(move: PhotoMove, progress: number, space: MoveSpace): Pose {
  return { ...REST, ...PATHS[move](progress, space) };
}
