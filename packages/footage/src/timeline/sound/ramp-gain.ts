import { lerp } from '@kinora/drawing';
import type { GainPoint } from '@kinora/timeline';

import { within } from '../place-picture.ts';
import { TICKS_PER_SAMPLE } from './sample-time.ts';

const LOUDEST = 100;

const gainOf = ({ gain }: GainPoint) => within(gain, [0, LOUDEST], 1);

/** Reads the gain of one sample after the other; `first` is the first one's place in the timeline, in samples. */
export function rampGain(points: readonly GainPoint[], first: number): () => number {
  let sample = first;
  let passed = -1;
  return () => {
    const now = sample++ * TICKS_PER_SAMPLE;
    for (let next = points[passed + 1]; next && next.at <= now; next = points[passed + 1]) passed++;
    const [before, after] = [points[passed], points[passed + 1]];
    if (!before) return after ? gainOf(after) : 1;
    if (!after) return gainOf(before);
    return lerp(gainOf(before), gainOf(after), (now - before.at) / (after.at - before.at));
  };
}
