import type { Activity } from '../rig/rig.ts';

/** How many cycles of each activity a figure does in a second. */
export const PACES: Readonly<Partial<Record<Activity, number>>> = {
  idle: 0.4,
  walk: 1.05,
  run: 1.7,
  sleep: 0.24,
  drive: 0.4,
  swim: 0.7,
  fly: 0.8,
  circle: 0.8,
  float: 0.3,
  water: 0.5,
  dance: 0.75,
  sit: 0.36,
  read: 0.22,
  ride: 1.1,
  hug: 0.4,
  wave: 1,
  jump: 0.8,
  sing: 0.5,
  cook: 0.6,
  play: 0.7,
  work: 0.9,
  drink: 0.35,
  eat: 0.4,
  climb: 0.7,
};
