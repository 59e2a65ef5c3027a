import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';
import type { MixPart } from '@kinora/timeline';

/** Samples of a medium at 48 kHz: from the first one up to, but not with, the last. */
export interface SampleSpan {
  readonly from: number;
  readonly to: number;
}

export const SAMPLE_RATE = 48_000;
const TICKS_PER_SAMPLE = TICKS_PER_SECOND / SAMPLE_RATE;
/** What the filters of the mix read beyond both ends, and the last window of what is stretched. */
const MARGIN = 8192;
/** Stretched sounds are made in pieces of 20 seconds with a seam. */
const PIECE: Ticks = 21 * TICKS_PER_SECOND;

/** Which samples of its medium are needed to hear a part between two times; null where it isn't heard. */
export function sourceSpan(part: MixPart, from: Ticks, to: Ticks): SampleSpan | null {
  const { at, duration, keepPitch, reversed, sourceFrom, speed } = part;
  if (at >= to || at + duration <= from) return null;
  const pace = speed.num / speed.den;
  const around = pace !== 1 && keepPitch ? PIECE : 0;
  const first = Math.max(0, from - around - at) * pace;
  const last = Math.min(duration, to + around - at) * pace;
  const [low, high] = reversed ? [sourceFrom - last, sourceFrom - first] : [sourceFrom + first, sourceFrom + last];
  return {
    from: Math.max(0, Math.floor(low / TICKS_PER_SAMPLE) - MARGIN),
    to: Math.max(0, Math.ceil(high / TICKS_PER_SAMPLE) + MARGIN),
  };
}
