/** A figure standing at ease: the joints no activity moves. */
export const REST = {
  /** Height above the ground, in units. */
  lift: 0,
  /** Hips to the right of the origin. */
  shift: 0,
  /** The whole body about its hips, clockwise. */
  turn: 0,
  /** The spine from the legs' axis, forward. */
  lean: 0.02,
  /** The head from the spine, down. */
  nod: 0,
  /** Height of the body as a share of its own. */
  squash: 1,
  /** How far hair and cloth trail behind. */
  drag: 0.02,
  nearShoulder: -0.2,
  nearElbow: 0.26,
  nearWrist: 0,
  farShoulder: 0.1,
  farElbow: 0.3,
  farWrist: 0,
  nearHip: -0.05,
  nearKnee: 0.03,
  nearAnkle: -0.06,
  farHip: 0.1,
  farKnee: 0.05,
  farAnkle: 0.03,
  /** How far the mouth is open, where a mood lets it. */
  mouth: 0,
  /** Prop's own motion, 0 to 1. */
  prop: 0,
} as const;
