import type { MixPart } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { sourceSpan } from './source-span.ts';

const SECOND = 240_000;
const part = (change: Partial<MixPart> = {}): MixPart => ({
  clipId: 'clip',
  mediaId: 'fox',
  at: 10 * SECOND,
  duration: 60 * SECOND,
  sourceFrom: 2 * SECOND,
  speed: { num: 1, den: 1 },
  reversed: false,
  keepPitch: true,
  gains: [],
  ...change,
});
const secondsOf = (change: Partial<MixPart>, from: number, to: number) => {
  const span = sourceSpan(part(change), from * SECOND, to * SECOND);
  return span && [span.from, span.to].map((sample) => Math.round(sample / 4800) / 10);
};

describe('the span of a medium that is heard', () => {
  it('is where the part is at that time, and a little around it', () => {
    expect(secondsOf({}, 20, 21)).toEqual([11.8, 13.2]);
    expect(secondsOf({}, 0, 11)).toEqual([1.8, 3.2]);
    expect(secondsOf({}, 69, 99)).toEqual([60.8, 62.2]);
  });

  it('is nothing before and after the part', () => {
    expect([secondsOf({}, 0, 10), secondsOf({}, 70, 80)]).toEqual([null, null]);
  });

  it('follows the speed', () => {
    expect(secondsOf({ keepPitch: false, speed: { num: 2, den: 1 } }, 20, 21)).toEqual([21.8, 24.2]);
  });

  it('goes back from where a reversed part begins', () => {
    expect(secondsOf({ reversed: true, sourceFrom: 62 * SECOND }, 20, 21)).toEqual([50.8, 52.2]);
  });

  it('holds the whole piece of what is stretched', () => {
    expect(secondsOf({ speed: { num: 2, den: 1 } }, 20, 21)).toEqual([1.8, 66.2]);
  });
});
