import type { Outfit } from './outfit.ts';

/** The visor of a knight's helmet, let down over the face. */
export const VISORED = {
  mask: [
    [
      'blob',
      '#a3aebb',
      [-0.52, -0.42, 0.1, -0.6, 0.72, -0.52, 1.12, -0.34, 1.2, 0.1, 1.02, 0.62, 0.5, 1.0, -0.1, 0.98, -0.5, 0.62],
    ],
    ['line', '#2b323b', [-0.2, 0.02, 0.36, 0.06], 0.13],
    ['line', '#2b323b', [0.56, 0.06, 1.04, 0], 0.13],
    ['line', '#5c6773', [0.5, 0.26, 0.5, 0.8], 0.05],
    ['line', '#5c6773', [0.68, 0.3, 0.68, 0.74], 0.05],
    ['line', '#5c6773', [0.32, 0.3, 0.32, 0.78], 0.05],
    ['line', '#dfe6ee', [-0.42, -0.34, 0.66, -0.46], 0.06],
    ['disc', '#dfe6ee', [-0.5, -0.3, 0.13]],
  ],
} as const satisfies Partial<Outfit>;
