import type { Points } from '@kinora/drawing';

/** The spine runs from the neck to the tail; `spineWave` says how strongly the travelling wave lifts each vertebra. */
export const DRAGON = {
  spine: [0.5, -0.16, 0.28, -0.12, 0, -0.02, -0.3, 0.06, -0.62, 0.08, -0.92, 0, -1.18, -0.12],
  spineWave: [0, 0, 0, 0.3, 0.6, 0.85, 1],
  thickness: [0.09, 0.16, 0.19, 0.13, 0.075, 0.04, 0.012],
  tailSpade: [-1.16, -0.14, -1.32, -0.24, -1.28, -0.1, -1.33, 0.02],
  neck: [0.34, -0.24, 0.56, -0.4, 0.72, -0.48, 0.8, -0.4, 0.68, -0.26, 0.52, -0.04, 0.36, 0],
  farHorn: [-0.06, -0.06, -0.17, -0.16, -0.28, -0.17],
  nearHorn: [-0.06, -0.06, -0.17, -0.16, -0.23, -0.21],
  skull: [-0.12, 0.04, -0.06, -0.1, 0.06, -0.09, 0.16, -0.02, 0.3, 0, 0.31, 0.06, 0.14, 0.08, 0, 0.12],
  jaw: [0, 0.09, 0.14, 0.09, 0.25, 0.13, 0.1, 0.16],
} satisfies Record<string, Points>;
