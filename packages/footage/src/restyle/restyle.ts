import type { Pixels } from '@kinora/drawing';

/** The frames a restyle is made for. */
export interface RestyleFrame {
  /** In pixels; every frame given must have this size. */
  readonly width: number;
  readonly height: number;
  /** Decides noise, strokes and accidents. */
  readonly seed: number;
}

/** Redraws one opaque RGBA frame in place; `time` in seconds since the first frame. */
export type ApplyRestyle = (pixels: Pixels, time: number) => void;

/** A material that frames are redrawn in. */
export interface RestyleKind {
  /**
   * Whether a frame depends on those before it: thresholds are calmed over time or the palette is the first frame's.
   * Such a restyle starts afresh after a jump in time, so any frame can be asked for, with a little more noise.
   */
  readonly sequential: boolean;
  /** Makes tables and buffers once; nothing is allocated for each frame. */
  readonly make: (frame: RestyleFrame) => ApplyRestyle;
}
