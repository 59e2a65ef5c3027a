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
