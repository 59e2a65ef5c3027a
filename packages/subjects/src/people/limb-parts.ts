import type { Mark } from '@kinora/drawing';

/** Hands in palm widths from the wrist, fingers down, the thumb to the front. */
export const HANDS = {
  relaxed: [
    ['line', 'hand', [0.3, 0.35, 0.72, 0.95], 0.52],
    ['blob', 'hand', [-0.62, 0.1, 0, -0.3, 0.62, 0.1, 0.72, 0.8, 0.5, 1.5, 0, 1.68, -0.5, 1.45, -0.72, 0.8]],
    ['curve', 'hand-', [0.06, 1.0, 0.02, 1.3, 0.04, 1.5], 0.1],
    ['curve', 'hand-', [-0.3, 1.0, -0.32, 1.22, -0.28, 1.4], 0.1],
  ],
  open: [
    ['line', 'hand', [0.3, 0.5, 1.02, 0.62], 0.46],
    ['line', 'hand', [0.36, 0.9, 0.66, 1.66], 0.4],
    ['line', 'hand', [0.1, 1.0, 0.18, 1.92], 0.42],
    ['line', 'hand', [-0.16, 1.0, -0.28, 1.84], 0.42],
    ['line', 'hand', [-0.4, 0.9, -0.7, 1.54], 0.38],
    ['blob', 'hand', [-0.6, 0.1, 0, -0.3, 0.6, 0.1, 0.66, 0.8, 0.3, 1.26, -0.3, 1.26, -0.66, 0.8]],
    ['curve', 'hand-', [-0.25, 0.62, 0.05, 0.76, 0.32, 0.6], 0.09],
  ],
  grip: [
    ['disc', 'hand', [0, 0.62, 0.82, 0.86]],
    ['line', 'hand', [-0.4, 0.3, 0.62, 0.5], 0.5],
    ['curve', 'hand-', [0.1, 0.82, 0.4, 0.9, 0.7, 0.82], 0.1],
    ['curve', 'hand-', [0.06, 1.12, 0.34, 1.18, 0.56, 1.08], 0.1],
  ],
} as const satisfies Record<string, readonly Mark[]>;

/** A shoe in foot lengths around the ankle, the sole 0.3 below it. */
export const SHOE = {
  upper: [
    -0.32, 0.24, -0.36, 0.02, -0.28, -0.2, 0, -0.26, 0.22, -0.14, 0.4, 0.0, 0.64, 0.06, 0.74, 0.18, 0.7, 0.28, 0.2,
    0.28,
  ],
  foot: [
    -0.28, 0.26, -0.3, 0.06, -0.2, -0.18, 0, -0.24, 0.2, -0.08, 0.44, 0.08, 0.66, 0.14, 0.7, 0.25, 0.6, 0.3, 0.1, 0.28,
  ],
  sole: [-0.36, 0.2, 0.74, 0.2, 0.76, 0.26, 0.7, 0.3, -0.32, 0.3, -0.38, 0.26],
  shine: [0.3, 0.04, 0.46, 0.1, 0.58, 0.14],
};

/** How high a skate lifts the shoe, in foot lengths. */
export const SKATE_HEIGHT = 0.26;

/** What a skate stands on, where the sole of a shoe else is. */
export const SKATES = {
  wheels: [
    ['line', '#5a5462', [-0.28, 0.06, 0.66, 0.06], 0.1],
    ['disc', '#2f2a34', [-0.2, 0.19, 0.17]],
    ['disc', '#f3c53c', [-0.2, 0.19, 0.09]],
    ['disc', '#2f2a34', [0.56, 0.19, 0.17]],
    ['disc', '#f3c53c', [0.56, 0.19, 0.09]],
  ],
  blade: [
    ['line', '#8f9aa8', [-0.2, 0.0, -0.2, 0.26], 0.07],
    ['line', '#8f9aa8', [0.5, 0.0, 0.5, 0.26], 0.07],
    ['curve', '#dfe6ee', [-0.44, 0.27, 0.2, 0.3, 0.72, 0.28, 0.86, 0.18], 0.09],
  ],
} as const satisfies Record<string, readonly Mark[]>;
