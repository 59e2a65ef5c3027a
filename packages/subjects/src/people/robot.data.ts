import type { Points } from '@kinora/drawing';

/** The can is relative to the near hand, the arms to their shoulders. */
export const ROBOT = {
  farArm: [0, 0, -0.17, 0.16, -0.11, 0.36],
  nearArm: [0, 0, 0.17, 0.13, 0.32, 0.02],
  antenna: [-0.02, -0.36, -0.02, -0.47],
  smile: [0.03, -0.125, 0.07, -0.11, 0.11, -0.125],
  canHandle: [-0.1, 0.02, -0.08, -0.16, 0.12, -0.16, 0.16, 0],
  canSpout: [0.16, 0.14, 0.4, -0.04, 0.42, 0, 0.18, 0.22],
  canRose: [0.36, -0.07, 0.48, -0.06, 0.45, 0.06, 0.38, 0.02],
} satisfies Record<string, Points>;
