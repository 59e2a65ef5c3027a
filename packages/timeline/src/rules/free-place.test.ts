import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClip, aTrack } from '../fixtures.ts';
import { nearestDistance } from './free-place.ts';

/** A frame of one tick would be too fast for a rate; of 240 ticks it is 1000 frames a second. */
const RATE = { num: 1000, den: 1 };
const FRAME = 240;

const clipsFrom = (lengths: readonly (readonly [number, number])[]) => {
  let start = 0;
  return lengths.map(([gap, length], index) => {
    const clip = aClip({ id: `${index}`, start: (start + gap) * FRAME, duration: length * FRAME });
    start += gap + length;
    return clip;
  });
};

describe('the nearest distance with room', () => {
  const length = fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 4 }));
  const lists = fc.array(length, { minLength: 1, maxLength: 12 }).map(clipsFrom);

  it('is the one that trying all of them finds, for one clip and for several', () => {
    const check = fc.property(
      lists,
      fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: -60, max: 60 }),
      (clips, places, asked) => {
        const track = aTrack({ clips });
        const moved = places.flatMap((place) => clips[place % clips.length] ?? []);
        const moving = new Set(moved.map(({ id }) => id));
        const landings = moved.map((clip) => ({ clip, track }));
        const others = clips.filter(({ id }) => !moving.has(id));
        const isFree = (distance: number) =>
          moved.every(({ start, duration }) => {
            const from = start + distance * FRAME;
            const isClear = others.every(
              (other) => other.start + other.duration <= from || other.start >= from + duration,
            );
            return from >= 0 && isClear;
          });
        const lead = moved[0]?.start ?? 0;
        const found = nearestDistance({ landings, moving, lead, rate: RATE }, asked * FRAME);
        const free = Array.from({ length: 400 }, (_, index) => index - 200).filter(isFree);
        const best = Math.min(...free.map((distance) => Math.abs(distance - asked)));
        // What is asked for is first brought into the timeline.
        const within = Math.max(asked, -Math.min(...moved.map(({ start }) => start)) / FRAME);
        const nearest = Math.min(...free.map((distance) => Math.abs(distance - within)));
        expect(isFree((found ?? Number.NaN) / FRAME)).toBe(true);
        expect(Math.abs((found ?? 0) / FRAME - within)).toBe(nearest);
        expect(Math.abs((found ?? 0) / FRAME - asked)).toBe(best);
      },
    );
    fc.assert(check, { numRuns: 300 });
  });
});
