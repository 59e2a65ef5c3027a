import type { Points } from '@kinora/drawing';

/** A city bus. Windows and passengers stand in rows along x. */
export const BUS = {
  windshield: [1.1, -0.94, 1.24, -0.93, 1.32, -0.52, 1.1, -0.5],
  glint: [1.14, -0.92, 1.2, -0.92, 1.18, -0.52, 1.12, -0.52],
  mirror: [1.26, -0.92, 1.4, -0.92, 1.42, -0.8],
  shine: [-1.2, -1.07, 0, -1.09, 1.1, -1.07],
} satisfies Record<string, Points>;
