import type { Ticks } from '@kinora/contracts/timeline';
import {
  BLOCK,
  CEILING,
  LIMITER_REACH,
  limitPeaks,
  SAMPLE_RATE,
  type Stereo,
  type Soundtrack,
} from '@kinora/scenes/sound';
import type { MixPart } from '@kinora/timeline';

import { rampGain } from './ramp-gain.ts';
import { readEntry, type Span, type TimelineSound } from './read-entry.ts';
import { sampleAt, TICKS_PER_SAMPLE } from './sample-time.ts';

export interface TimelineMix {
  readonly sampleRate: 48000;
  /** The part of the timeline that is wanted. */
  readonly from: Ticks;
  readonly to: Ticks;
}

/** The limiter looks this far: a plan for a part of the timeline must reach so much beyond both of its ends. */
export const MIX_MARGIN: Ticks = (LIMITER_REACH + BLOCK) * TICKS_PER_SAMPLE;

interface Sounding {
  readonly entry: MixPart;
  readonly sound: TimelineSound;
}

/** Adds what is heard of one part, from its first sample to its last. */
function addEntry(target: Stereo, { entry, sound }: Sounding, { from, count }: Span): void {
  const first = Math.max(from, sampleAt(entry.at));
  const length = Math.min(from + count, sampleAt(entry.at + entry.duration)) - first;
  if (!(length > 0)) return;
  const { left, right } = readEntry(entry, sound, { from: first, count: length });
  const nextGain = rampGain(entry.gains, first);
  for (let index = 0; index < length; index++) {
    const gain = nextGain();
    const place = first - from + index;
    target.left[place] = (target.left[place] ?? 0) + (left[index] ?? 0) * gain;
    target.right[place] = (target.right[place] ?? 0) + (right[index] ?? 0) * gain;
  }
}

/**
 * Mixes a part of a timeline to stereo at 48 kHz, limited to -1.5 dBFS. Parts that follow each other fit without a seam,
 * given the same entries; `sources` gives the decoded sound of a medium, or nothing where it is silent.
 */
export function mixTimelineSound(
  plan: readonly MixPart[],
  sources: (mediaId: string) => TimelineSound | null,
  { from, to }: TimelineMix,
): Soundtrack {
  const [first, last] = [sampleAt(from), Math.max(sampleAt(from), sampleAt(to))];
  // The limiter's blocks begin at the same samples whatever part is wanted.
  const start = Math.floor((first - LIMITER_REACH) / BLOCK) * BLOCK;
  const count = last + LIMITER_REACH - start;
  const mixed = { left: new Float32Array(count), right: new Float32Array(count) };
  for (const entry of plan) {
    const sound = entry.gains.every(({ gain }) => gain === 0) && entry.gains.length > 0 ? null : sources(entry.mediaId);
    if (sound) addEntry(mixed, { entry, sound }, { from: start, count });
  }
  limitPeaks(mixed, CEILING);
  const wanted = (channel: Float32Array) => channel.slice(first - start, last - start);
  return { sampleRate: SAMPLE_RATE, left: wanted(mixed.left), right: wanted(mixed.right) };
}
