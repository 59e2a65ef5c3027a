import type { Points } from '@kinora/drawing';

export const PAPER_BOAT = {
  shadedSail: [0, -0.92, 0.36, -0.18, 0, -0.1],
  litSail: [0, -0.92, -0.36, -0.18, 0, -0.1],
  mastFold: [0, -0.9, 0, -0.1],
  sailFold: [-0.19, -0.5, 0, -0.36],
  inside: [-0.88, -0.4, 0, -0.2, 0.88, -0.4, 0.5, -0.05, -0.5, -0.05],
  litSide: [-0.9, -0.42, 0, -0.12, 0.02, 0.12, -0.52, 0.12],
  shadedSide: [0.9, -0.42, 0, -0.12, 0.02, 0.12, 0.52, 0.12],
  rim: [-0.9, -0.42, 0, -0.12, 0, -0.09, -0.86, -0.37],
  keelFold: [0, -0.12, 0.01, 0.12],
  sideFold: [-0.62, -0.08, -0.1, 0.1],
} satisfies Record<string, Points>;
