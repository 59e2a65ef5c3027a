/** How a stride looks: angles in radians, lengths in body heights. Leg order: hind far, hind near, fore far, fore near. */
export interface Stride {
  swing: number;
  offsets: readonly [number, number, number, number];
  /** Knee bend at rest, and how much more while the leg comes forward. */
  bend: { rest: number; lift: number };
  hock: number;
  bob: { rest: number; amount: number; rate: number; lead: number };
  pitch: number;
  stretch: number;
  wag: number;
  /** How far the legs are folded under a body that keeps low, in radians; none where it stands up. */
  crouch?: number;
  nod: { amount: number; lead: number };
}
