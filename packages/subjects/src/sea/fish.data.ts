import type { Points } from '@kinora/drawing';

/** The `Beat` rows say how far each number moves as the tail beats from 0 to 1. */
export const FISH = {
  tail: [-0.38, 0, -0.62, -0.26, -0.7, -0.2, -0.56, 0, -0.7, 0.2, -0.62, 0.26],
  tailBeat: [0, 0, -0.03, 0, -0.05, 0, 0, 0, -0.05, 0, -0.03, 0],
  backFin: [-0.15, -0.22, 0.05, -0.4, 0.2, -0.22],
  body: [0.55, 0.02, 0.35, -0.2, 0, -0.27, -0.42, -0.05, -0.42, 0.05, 0, 0.27, 0.35, 0.22],
  bodyBeat: [0, 0, 0, -0.008, 0, -0.0108, 0, 0, 0, 0, 0, 0.0108, 0, 0.0088],
  belly: [0.6, 0.1, 0, 0.12, -0.4, 0.05, 0, 0.4, 0.5, 0.4],
  sideFin: [0.08, 0.06, -0.1, 0.2, -0.04, 0.04],
  sideFinBeat: [0, 0, 0, 0.05, 0, 0],
} satisfies Record<string, Points>;
