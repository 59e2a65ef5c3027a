import type { Points } from '@kinora/drawing';

/** The part above water: x in keel widths from its middle, y from 0 at the top of the frame to 1 at the water line. */
export const ICEBERG = {
  cap: [-0.62, 1.05, -0.45, 0.55, -0.22, 0.42, -0.08, -0.08, 0.12, 0.1, 0.3, 0.5, 0.52, 0.62, 0.7, 1.05],
  shade: [-0.08, -0.08, -0.02, 0.4, 0.1, 0.6, 0.02, 1.1, 1, 1.1, 1, -0.1],
} satisfies Record<string, Points>;
