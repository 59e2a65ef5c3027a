import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClip, aTextClip, someFacts } from '../fixtures.ts';
import { mediumProblem } from '../problems/clip-problems.ts';
import { cutClip, halveClip, withFadesInside } from './cut-clip.ts';
import { lengthAtSpeed, roomOf, spanOf } from './source-part.ts';

const LENGTH = 5000;
const facts = someFacts({ duration: LENGTH });
const media = { 'creation:fox': facts };

/** Clips that play any part of a medium at any speed, either way. */
const played = fc
  .record({
    num: fc.integer({ min: 1, max: 9 }),
    den: fc.integer({ min: 1, max: 9 }),
    part: fc.nat(1000),
    sourceIn: fc.nat(4000),
    reversed: fc.boolean(),
  })
  .map(({ num, den, part, sourceIn, reversed }) => {
    const longest = Math.floor(((LENGTH - sourceIn) * den) / num);
    return aClip({
      speed: { num, den },
      sourceIn,
      reversed,
      start: 100_000,
      duration: 1 + (part % Math.max(1, longest)),
    });
  });

describe('what a medium has left', () => {
  it('is all that there is, and no tick more', () => {
    const check = fc.property(played, (clip) => {
      const { start, end } = roomOf(clip, media);
      const problem = (from: number, to: number) => {
        const part = cutClip(clip, from, clip.duration + to);
        return part.sourceIn < 0 ? 'before' : mediumProblem(part, facts);
      };
      expect(problem(-start, end)).toBeNull();
      expect(problem(-start - 1, 0)).not.toBeNull();
      expect(problem(0, end + 1)).not.toBeNull();
    });
    fc.assert(check, { numRuns: 500 });
  });

  it('is endless for what plays nothing, and unknown where the medium is', () => {
    expect(roomOf(aTextClip(), media)).toMatchObject({ start: Infinity, isOffline: false });
    expect(roomOf(aClip({ kind: 'image' }), media)).toMatchObject({ end: Infinity, isOffline: false });
    expect(roomOf(aClip({ mediaId: 'upload:gone' }), media)).toEqual({ start: 0, end: 0, isOffline: true });
  });
});

describe('halves of a clip', () => {
  it('play parts of what it played, one behind the other', () => {
    const check = fc.property(played, fc.nat(), (clip, at) => {
      fc.pre(clip.duration > 1);
      const { left, right } = halveClip(clip, 1 + (at % (clip.duration - 1)), { id: 'right', linkId: null });
      expect(left.duration + right.duration).toBe(clip.duration);
      expect(left.start + left.duration).toBe(right.start);
      for (const half of [left, right]) expect(mediumProblem(half, facts)).toBeNull();
    });
    fc.assert(check);
  });
});

describe('the length at a speed', () => {
  const RATE = { num: 30, den: 1 };

  it.each([
    [80_000, { num: 2, den: 1 }, 40_000],
    [80_000, { num: 3, den: 1 }, 24_000],
    [80_000, { num: 100, den: 1 }, 8000],
  ])('of %i at %o is %i', (span, speed, length) => expect(lengthAtSpeed(span, speed, RATE)).toBe(length));

  it('knows the span that it was made from, and no other', () => {
    const speed = { num: 3, den: 1 };
    expect(spanOf(aClip({ duration: 24_000, speed, sourceDuration: 80_000 }), RATE)).toBe(80_000);
    expect(spanOf(aClip({ duration: 24_000, speed, sourceDuration: 240_000 }), RATE)).toBe(72_000);
    expect(spanOf(aClip({ kind: 'image', duration: 24_000 }), RATE)).toBe(24_000);
  });
});

describe('fades', () => {
  it('end where they meet, the first one first', () => {
    expect(withFadesInside(aClip({ duration: 10, fadeIn: 8, fadeOut: 8 }))).toMatchObject({ fadeIn: 8, fadeOut: 2 });
    expect(withFadesInside(aClip({ duration: 10, fadeIn: 20, fadeOut: 8 }))).toMatchObject({ fadeIn: 10, fadeOut: 0 });
    const clip = aClip();
    expect(withFadesInside(clip)).toBe(clip);
  });
});
