import type { Points } from '@kinora/drawing';

/** The `Stroke` rows say how far each number moves as the flippers go from 0 to 1. */
export const TURTLE = {
  hindFlipper: [-0.35, 0.1, -0.6, 0.2, -0.66, 0.28, -0.42, 0.24],
  hindFlipperStroke: [0, 0, 0, -0.08, 0, -0.1, 0, 0],
  head: [0.4, -0.1, 0.6, -0.2, 0.78, -0.14, 0.74, -0.02, 0.5, 0.04],
  shell: [-0.5, 0.08, -0.3, -0.22, 0.1, -0.3, 0.42, -0.12, 0.46, 0.06, 0, 0.16],
  plate: [-0.09, 0, 0, -0.08, 0.09, 0, 0, 0.07],
  plateCentres: [-0.22, -0.06, 0.02, -0.12, 0.24, -0.06, -0.08, 0.04, 0.14, 0.04],
  foreFlipper: [0.3, 0.04, 0.2, 0.26, 0, 0.42, 0.02, 0.24, 0.12, 0.08],
  foreFlipperStroke: [0, 0, 0, 0.2, 0, 0.28, 0, 0.2, 0, 0],
} satisfies Record<string, Points>;
