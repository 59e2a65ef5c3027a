import type { Points } from '../../core/drawing.ts';

/** A mill on a low mound; the sails turn about `AXLE`. */
export const AXLE = { x: 0.06, y: -1.06 };

export const WINDMILL = {
  tower: [-0.32, 0, -0.2, -0.94, 0.24, -0.94, 0.36, 0],
  shade: [0.12, -0.94, 0.24, -0.94, 0.36, 0, 0.16, 0],
  cap: [-0.24, -0.92, -0.2, -1.12, 0.02, -1.24, 0.22, -1.12, 0.28, -0.92],
  door: [-0.04, 0, -0.04, -0.22, 0.04, -0.28, 0.12, -0.22, 0.12, 0],
  sail: [0.03, -0.14, 0.2, -0.16, 0.22, -0.74, 0.03, -0.74],
  gallery: [-0.4, -0.42, 0.44, -0.42],
} satisfies Record<string, Points>;
