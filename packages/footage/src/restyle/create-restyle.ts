import { clamp, type Pixels } from '@kinora/drawing';
import { byteAt } from '@kinora/drawing/pixels';

import { RESTYLES, type RestyleName } from './all-restyles.ts';
import type { ApplyRestyle, RestyleFrame } from './restyle.ts';

export interface RestyleOptions extends RestyleFrame {
  /** 0 leaves the frame as it is, 1 (the default) redraws it wholly. */
  readonly strength?: number | undefined;
  /** Black bars above and below, so that 2.39 : 1 of the frame is seen; wider frames get none. */
  readonly letterBox?: boolean | undefined;
}

/** A restyle for the frames of one clip. */
export interface Restyle {
  /**
   * Redraws a frame in place. `pixels` are opaque RGBA of the size given, whose bytes begin at a multiple of
   * four as those of canvases do; `time` is in seconds since the first frame. Restyles that are `sequential` want the
   * frames in order and start afresh after a jump.
   */
  readonly apply: ApplyRestyle;
}

const CINEMA_SHAPE = 2.39;
/** The most that one bar may take of a frame's height: an upright frame shows that it is cinema and stays a picture. */
const LARGEST_BAR = 0.13;

/** Rows of black above and below a frame: as a cinema's screen cuts it, in upright frames less. */
export function letterBoxRows({ width, height }: { readonly width: number; readonly height: number }): number {
  const bar = (height - width / CINEMA_SHAPE) / 2;
  return Math.max(0, Math.round(Math.min(bar, height * LARGEST_BAR)));
}

function addBars({ data, width, height }: Pixels): void {
  const length = letterBoxRows({ width, height }) * width * 4;
  for (let index = 0; index < length; index++) {
    const level = index % 4 === 3 ? 255 : 0;
    data[index] = level;
    data[data.length - length + index] = level;
  }
}

/** Keeps a share of the frame as it was. */
function softened(apply: ApplyRestyle, { width, height }: RestyleFrame, strength: number): ApplyRestyle {
  const before = new Uint8ClampedArray(width * height * 4);
  const share = Math.round(clamp(strength) * 256);
  return (pixels, time) => {
    before.set(pixels.data);
    apply(pixels, time);
    const { data } = pixels;
    for (let index = 0; index < data.length; index++) {
      const kept = byteAt(before, index);
      data[index] = kept + (((byteAt(data, index) - kept) * share) >> 8);
    }
  };
}

/** Makes a restyle ready for frames of one size; buffers are made here, none for each frame. */
export function createRestyle(name: RestyleName, options: RestyleOptions): Restyle {
  const { strength = 1, letterBox = false } = options;
  const whole = RESTYLES[name].make(options);
  const apply = strength < 1 ? softened(whole, options, strength) : whole;
  if (!letterBox) return { apply };
  return {
    apply: (pixels, time) => {
      apply(pixels, time);
      addBars(pixels);
    },
  };
}
