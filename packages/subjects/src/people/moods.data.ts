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
  readonly tears?: true;
  /** How far the head hangs, in radians. */
  readonly nod?: number;
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
  glad: { width: 0.28, smile: 0.13, open: 0.16, talks: 0.4, brow: 0.05, browTilt: 0.02, lids: 1 },
  laughing: { width: 0.3, smile: 0.15, open: 0.32, talks: 0.5, brow: 0.07, browTilt: 0.03, lids: 0, nod: -0.12 },
  sad: { width: 0.19, smile: -0.09, open: 0, talks: 0, brow: 0.02, browTilt: 0.15, lids: 0.72, nod: 0.14 },
  crying: { width: 0.2, smile: -0.11, open: 0, talks: 0, brow: 0.03, browTilt: 0.17, lids: 0, tears: true, nod: 0.16 },
  angry: { width: 0.2, smile: -0.1, open: 0, talks: 0, brow: -0.1, browTilt: -0.17, lids: 0.82 },
  tired: { width: 0.16, smile: -0.02, open: 0, talks: 0, brow: 0, browTilt: 0.08, lids: 0.4, nod: 0.16 },
  yawning: { width: 0.17, smile: 0, open: 0.46, talks: 0.2, brow: 0.1, browTilt: 0.08, lids: 0, nod: -0.16 },
  afraid: { width: 0.15, smile: -0.05, open: 0.14, talks: 0.2, brow: 0.12, browTilt: 0.13, lids: 1, nod: -0.04 },
} as const satisfies Record<string, Mood>;
