import type { Points } from '@kinora/drawing';

export const SPIDER = {
  cross: [-0.08, -0.78, 0.08, -0.62],
  smile: [-0.08, -0.24, 0, -0.2, 0.08, -0.24],
} satisfies Record<string, Points>;
