import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { waveBarsOf } from './wave-bars.ts';

const SECOND = TICKS_PER_SECOND;
// One channel, 100 samples a second, 10 in a pair: the second second is loud.
const loud = (from: number) => (_: unknown, place: number) => {
  if (place < from) return 0;
  return place % 2 === 0 ? -127 : 64;
};
const fine = Int8Array.from({ length: 40 }, loud(20));
const coarse = Int8Array.from({ length: 20 }, loud(10));
const peaks = { sampleRate: 100, channels: 1, length: 200, samplesPerPair: 10, levels: [fine, coarse] };
const clip = aClip({ kind: 'audio', start: 0, duration: 2 * SECOND, sourceIn: 0, sourceDuration: 2 * SECOND });

describe('the waveform of a clip', () => {
  it('is quiet where the sound is, and loud where it is', () => {
    const bars = waveBarsOf({ clip, peaks, zoom: 30, within: 512, box: { clip, x: 0, y: 0, width: 60, height: 36 } });
    expect(bars).toHaveLength(20);
    expect(bars.map(({ height }) => height)).toEqual(Array.from({ length: 20 }, (_, bar) => (bar < 10 ? 0 : 1)));
  });

  it('stands at the same places of the clip in every tile', () => {
    const bars = waveBarsOf({ clip, peaks, zoom: 30, within: 20, box: { clip, x: -31, y: 0, width: 60, height: 36 } });
    expect(bars.map(({ x }) => x)).toEqual([-1, 2, 5, 8, 11, 14, 17, 20, 23, 26].filter((x) => x < 20));
    expect(bars.every(({ height }) => height === 1)).toBe(true);
  });

  it('turns round with the clip, and is silent without peaks', () => {
    const box = { clip, x: 0, y: 0, width: 60, height: 36 };
    const reversed = waveBarsOf({ clip: { ...clip, reversed: true }, peaks, zoom: 30, within: 512, box });
    expect([reversed[0]?.height, reversed.at(-1)?.height]).toEqual([1, 0]);
    const none = waveBarsOf({ clip, peaks: { ...peaks, levels: [] }, zoom: 30, within: 512, box });
    expect(none.every(({ height }) => height === 0)).toBe(true);
  });
});
