import type { PoseTracks } from './pose.ts';

/** Sitting on the ground, the shins under the thighs. */
export const CROSSED_LEGS: PoseTracks = {
  nearHip: 1.72,
  nearKnee: 3.14,
  nearAnkle: -0.95,
  farHip: 1.42,
  farKnee: 2.9,
  farAnkle: -0.8,
};
