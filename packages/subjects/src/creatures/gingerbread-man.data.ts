import type { Points } from '@kinora/drawing';

/** One biscuit; arms and legs are strokes from it. */
export const GINGERBREAD = {
  body: [-0.2, -0.2, -0.23, -0.4, -0.18, -0.58, 0, -0.64, 0.18, -0.58, 0.23, -0.4, 0.2, -0.2, 0, -0.16],
  smile: [-0.08, -0.76, 0, -0.72, 0.09, -0.765],
  curl: [-0.14, -0.98, -0.06, -1.03, 0.02, -0.99, 0.1, -1.03, 0.17, -0.97],
  bow: [0, -0.585, -0.12, -0.65, -0.12, -0.53, 0, -0.585, 0.12, -0.65, 0.12, -0.53],
} satisfies Record<string, Points>;
