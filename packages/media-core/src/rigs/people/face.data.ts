import type { Disc, Points } from '../../core/drawing.ts';

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

/** How a mood looks: the mouth's half width, the curve of its corners, how open it is, brows and lids. */
export interface Mood {
  readonly width: number;
  readonly smile: number;
  readonly open: number;
  /** Opening that the pose adds. */
  readonly talks: number;
  readonly brow: number;
  readonly browTilt: number;
  /** 1 open, 0 closed. */
  readonly lids: number;
}
export const MOODS = {
  smile: { width: 0.25, smile: 0.11, open: 0, talks: 0.5, brow: 0, browTilt: 0, lids: 1 },
  open: { width: 0.25, smile: 0.07, open: 0.2, talks: 0.4, brow: 0.05, browTilt: 0.02, lids: 1 },
  calm: { width: 0.19, smile: 0.055, open: 0, talks: 0.3, brow: 0, browTilt: 0, lids: 0.86 },
  sing: { width: 0.14, smile: 0, open: 0.16, talks: 0.9, brow: 0.06, browTilt: 0.06, lids: 1 },
  asleep: { width: 0.13, smile: 0.04, open: 0, talks: 0.6, brow: -0.01, browTilt: 0.02, lids: 0 },
  reads: { width: 0.19, smile: 0.06, open: 0, talks: 0, brow: 0.02, browTilt: 0.02, lids: 0.55 },
  bold: { width: 0.22, smile: 0.06, open: 0, talks: 0.4, brow: -0.04, browTilt: -0.07, lids: 0.95 },
  bliss: { width: 0.24, smile: 0.12, open: 0, talks: 0.3, brow: 0.03, browTilt: 0.03, lids: 0 },
} as const satisfies Record<string, Mood>;
