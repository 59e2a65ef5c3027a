import type { Points } from '@kinora/drawing';

/** An open book seen from the front and above; the left half is the right one mirrored. */
export const BOOK = {
  cover: [0, -0.06, 0.4, -0.12, 0.86, -0.08, 0.74, -0.56, 0.38, -0.58, 0, -0.5],
  pages: [0, -0.1, 0.2, -0.2, 0.44, -0.19, 0.8, -0.14, 0.7, -0.6, 0.4, -0.63, 0.18, -0.62, 0, -0.54],
  edge: [0, -0.08, 0.2, -0.17, 0.44, -0.16, 0.81, -0.11],
} satisfies Record<string, Points>;
