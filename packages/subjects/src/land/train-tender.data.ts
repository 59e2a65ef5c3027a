import type { Points } from '@kinora/drawing';

export const TENDER = {
  coal: [-0.5, -0.66, -0.4, -0.8, -0.26, -0.78, -0.16, -0.86, -0.02, -0.8, 0.1, -0.66],
} satisfies Record<string, Points>;
