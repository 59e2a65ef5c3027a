import type { HalfFrame } from './half.ts';
import { createPlane, sampleAt, type Size } from './plane.ts';

export interface SteadyOptions {
  /** Change in levels from which a pixel follows at once; smaller changes are taken for noise. */
  readonly reach?: number;
  /** Share of the smallest changes that is followed each frame. */
  readonly pace?: number;
}

/** Frames further apart than this in seconds have nothing in common. */
const LONGEST_STEP = 0.3;

/**
 * Calms noise over time, in place, so that what is decided by thresholds does not flicker: a recursive filter whose
 * share grows with the change. Frames must come in order; after a jump in time it starts afresh.
 */
export function createSteady(size: Size, { reach = 16, pace = 0.14 }: SteadyOptions = {}) {
  const [red, green, blue] = [createPlane(size).data, createPlane(size).data, createPlane(size).data];
  let last = Number.NEGATIVE_INFINITY;
  const start = (half: HalfFrame) => {
    red.set(half.red.data);
    green.set(half.green.data);
    blue.set(half.blue.data);
  };
  const scale = (1 - pace) / (reach * reach * 4);
  const follow = (half: HalfFrame) => {
    const [nowRed, nowGreen, nowBlue] = [half.red.data, half.green.data, half.blue.data];
    for (let index = 0; index < red.length; index++) {
      const r = sampleAt(red, index);
      const g = sampleAt(green, index);
      const b = sampleAt(blue, index);
      const moreRed = sampleAt(nowRed, index) - r;
      const moreGreen = sampleAt(nowGreen, index) - g;
      const moreBlue = sampleAt(nowBlue, index) - b;
      const change = moreRed * moreRed + 2 * moreGreen * moreGreen + moreBlue * moreBlue;
      const share = Math.min(1, pace + change * scale);
      nowRed[index] = red[index] = r + moreRed * share;
      nowGreen[index] = green[index] = g + moreGreen * share;
      nowBlue[index] = blue[index] = b + moreBlue * share;
    }
  };
  return (half: HalfFrame, time: number): void => {
    const continues = time > last && time - last <= LONGEST_STEP;
    last = time;
    if (continues) follow(half);
    else start(half);
  };
}
