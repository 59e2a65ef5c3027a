import type { Disc, Mark, Points } from '@kinora/drawing';

/** A face turned three quarters to the right, in head radii from the middle of the head. */
export const FACE = {
  head: [
    -0.05, -1.0, 0.45, -0.92, 0.86, -0.52, 0.95, 0.0, 0.9, 0.42, 0.62, 0.82, 0.2, 1.0, -0.25, 0.94, -0.68, 0.66, -0.93,
    0.2, -0.95, -0.3, -0.65, -0.8,
  ],
  shadow: [-1.1, -0.6, -0.72, -0.4, -0.66, 0.1, -0.42, 0.52, 0, 0.84, 0.5, 0.98, 0.3, 1.2, -0.6, 1.1, -1.2, 0.4],
  ear: [-0.6, 0.2, 0.16, 0.2],
  earShade: [-0.59, 0.21, 0.08, 0.11],
  cheeks: [
    [-0.12, 0.47, 0.2, 0.14],
    [0.72, 0.45, 0.14, 0.14],
  ],
  nose: [0.49, 0.3, 0.56, 0.38, 0.46, 0.43],
  noseShine: [0.45, 0.33, 0.05, 0.04],
} as const satisfies Record<string, Points | Disc | readonly Disc[]>;

/** The back of a head: ears on both sides, hair down to the nape, and the fringe around a bald crown. */
export const NAPE: {
  readonly ears: readonly Disc[];
  readonly hair: readonly Mark[];
  readonly fringe: readonly Mark[];
} = {
  ears: [
    [-0.95, 0.2, 0.15, 0.2],
    [0.93, 0.2, 0.15, 0.2],
  ],
  hair: [
    [
      'blob',
      'hair',
      [
        -0.05, -1.14, 0.5, -1.06, 0.94, -0.6, 1.0, 0, 0.92, 0.44, 0.64, 0.74, 0.2, 0.86, -0.3, 0.84, -0.74, 0.64, -1.0,
        0.2, -1.02, -0.3, -0.7, -0.9,
      ],
    ],
    ['curve', 'hair-/70', [0.1, -0.7, 0.16, -0.1, 0.1, 0.66], 0.05],
    ['curve', 'hair-/70', [-0.34, -0.6, -0.46, 0, -0.42, 0.6], 0.05],
    ['curve', 'hair-/70', [0.52, -0.56, 0.64, 0, 0.56, 0.56], 0.05],
    ['curve', 'hair+', [-0.66, -0.5, -0.36, -0.86, 0.06, -0.96], 0.08],
  ],
  fringe: [
    [
      'blob',
      'hair',
      [-1.02, -0.1, -0.6, 0.16, 0, 0.2, 0.6, 0.16, 1.0, -0.1, 0.94, 0.5, 0.4, 0.86, -0.4, 0.84, -0.94, 0.5],
    ],
    ['curve', 'skin++/70', [-0.4, -0.74, -0.1, -0.84, 0.24, -0.78], 0.09],
  ],
};

/** Tears under both eyes. */
export const TEARS: readonly Disc[] = [
  [0.0, 0.42, 0.05, 0.11],
  [-0.04, 0.66, 0.06, 0.12],
  [0.7, 0.42, 0.05, 0.11],
  [0.68, 0.66, 0.055, 0.11],
];

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the lashes end, -1 or 1. */
  readonly outer: number;
}
export const EYES: readonly Eye[] = [
  { x: 0.06, y: 0.12, width: 0.125, height: 0.178, outer: -1 },
  { x: 0.66, y: 0.12, width: 0.105, height: 0.17, outer: 1 },
];

/** Brows above each eye's middle: raised by `rise`, their inner ends by `tilt`. */
export const BROW = { far: 0.13, near: 0.16, height: -0.33, arch: 0.055, width: 0.055 };

/** Lines of age, in head radii around the middle of the head. */
export const LINES: readonly { readonly points: readonly number[]; readonly width: number }[] = [
  { points: [0.12, -0.42, 0.38, -0.45, 0.64, -0.41], width: 0.035 },
  { points: [-0.14, 0.16, -0.24, 0.22, -0.28, 0.3], width: 0.035 },
  { points: [-0.14, 0.26, -0.2, 0.33, -0.21, 0.41], width: 0.035 },
  { points: [0.03, 0.44, 0.0, 0.54, 0.04, 0.66], width: 0.04 },
  { points: [0.66, 0.44, 0.7, 0.52, 0.67, 0.62], width: 0.035 },
];
