import { CEILING } from '@kinora/scenes/sound';
import type { MixPart } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { MIX_MARGIN, mixTimelineSound } from './mix-sound.ts';
import type { TimelineSound } from './read-entry.ts';

const SECOND = 240_000;
const RATE = 48_000;

/** Each sample tells its place: a saw over a second on the left, its opposite on the right. */
const saw = (length = RATE * 2): TimelineSound => {
  const left = Float32Array.from({ length }, (_, index) => ((index % RATE) + 1) / RATE / 2);
  return { left, right: left.map((sample) => -sample) };
};
const level = (value: number, length = RATE * 2): TimelineSound => ({
  left: new Float32Array(length).fill(value),
  right: new Float32Array(length).fill(value),
});
const tone = (hertz: number, length = RATE * 2): TimelineSound => {
  const left = Float32Array.from({ length }, (_, index) => 0.4 * Math.sin((index * hertz * 2 * Math.PI) / RATE));
  return { left, right: left };
};

function anEntry(changes: Partial<MixPart> = {}): MixPart {
  return {
    clipId: 'a',
    mediaId: 'a',
    at: 0,
    duration: SECOND,
    sourceFrom: 0,
    speed: { num: 1, den: 1 },
    reversed: false,
    keepPitch: true,
    gains: [{ at: 0, gain: 1 }],
    ...changes,
  };
}

function mix(
  plan: readonly MixPart[],
  sounds: Readonly<Record<string, TimelineSound>>,
  [from, to]: readonly [number, number],
) {
  return mixTimelineSound(plan, (mediaId) => sounds[mediaId] ?? null, { sampleRate: 48_000, from, to });
}

/** Times a second that a sound rises through zero, away from its ends. */
function pitchOf(channel: Float32Array): number {
  const part = channel.slice(2400, -2400);
  const rises = part.filter((sample, index) => index > 0 && sample >= 0 && (part[index - 1] ?? 0) < 0);
  return (rises.length / part.length) * RATE;
}

describe('a part of a medium', () => {
  it('begins and ends at exactly its samples', () => {
    const { left, right } = mix([anEntry({ at: 500, duration: 50, sourceFrom: 5000 })], { a: saw() }, [0, 1000]);
    expect(left).toHaveLength(200);
    expect(left.findIndex((sample) => sample !== 0)).toBe(100);
    expect(left.findLastIndex((sample) => sample !== 0)).toBe(109);
    expect([...left.subarray(100, 110)]).toEqual([...saw().left.subarray(1000, 1010)]);
    expect([...right.subarray(100, 110)]).toEqual([...saw().right.subarray(1000, 1010)]);
  });

  it('of which a cut makes two sounds as one', () => {
    // 1001 frames a 30th of which is no whole number of samples.
    for (const cut of [8008, 100_003, 120_000]) {
      const halves = [
        anEntry({ duration: cut, sourceFrom: 33 }),
        anEntry({ at: cut, duration: SECOND - cut, sourceFrom: 33 + cut }),
      ];
      const whole = mix([anEntry({ sourceFrom: 33 })], { a: saw() }, [0, SECOND]);
      expect(mix(halves, { a: saw() }, [0, SECOND]).left).toEqual(whole.left);
    }
  });

  it('reversed, ends where it would have begun', () => {
    const entry = anEntry({ duration: 50, sourceFrom: 5050, reversed: true });
    const { left } = mix([entry], { a: saw() }, [0, 50]);
    expect([...left]).toEqual([...saw().left.subarray(1000, 1010)].toReversed());
  });

  it('may be decoded from where it is needed', () => {
    const { left } = saw();
    const part = { left: left.slice(900, 1500), right: left.slice(900, 1500), start: 900 };
    const entry = anEntry({ duration: 500, sourceFrom: 5000 });
    expect(mix([entry], { a: part }, [0, 500]).left).toEqual(left.slice(1000, 1100));
  });

  it('is silent where the medium has no more, and without a medium', () => {
    expect([...mix([anEntry({ sourceFrom: -10, duration: 20 })], { a: level(0.5, 1) }, [0, 20]).left]).toEqual([
      0, 0, 0.5, 0,
    ]);
    expect(mix([anEntry()], {}, [0, 500]).left.every((sample) => sample === 0)).toBe(true);
  });
});

describe('twice as fast', () => {
  const fast = { speed: { num: 2, den: 1 }, duration: SECOND };

  it.each([
    [true, 440],
    [false, 880],
  ])('with pitch kept %s, a tone of 440 has %d', (keepPitch, hertz) => {
    const { left } = mix([anEntry({ ...fast, keepPitch })], { a: tone(440) }, [0, SECOND]);
    expect(left).toHaveLength(RATE);
    expect(Math.abs(pitchOf(left) - hertz)).toBeLessThan(4);
    expect(Math.abs(left.at(-600) ?? 0)).toBeLessThanOrEqual(0.42);
  });

  it.each([true, false])('keeps what sounds when, pitch kept %s', (keepPitch) => {
    const sound = tone(440);
    sound.left.fill(0, 0, RATE);
    const { left } = mix([anEntry({ ...fast, keepPitch })], { a: sound }, [0, SECOND]);
    expect(left.subarray(0, RATE / 2 - 2400).every((sample) => Math.abs(sample) < 1e-3)).toBe(true);
    expect(left.subarray(RATE / 2 + 2400).some((sample) => sample > 0.3)).toBe(true);
  });

  it('resampled and reversed, it is the other way round', () => {
    const forth = mix([anEntry({ ...fast, keepPitch: false })], { a: tone(440) }, [0, SECOND]);
    const back = mix(
      [anEntry({ ...fast, keepPitch: false, reversed: true, sourceFrom: SECOND * 2 })],
      { a: tone(440) },
      [0, SECOND],
    );
    const mirrored = back.left.toReversed();
    const most = forth.left.reduce((worst, sample, at) => Math.max(worst, Math.abs(sample - (mirrored[at] ?? 0))), 0);
    expect(most).toBeLessThan(0.01);
  });
});

describe('gain', () => {
  it('goes evenly between points of the timeline', () => {
    const gains = [
      { at: 1000, gain: 0 },
      { at: 1500, gain: 1 },
    ];
    const { left } = mix([anEntry({ at: 1000, duration: 1000, gains })], { a: level(0.5) }, [1000, 2000]);
    expect(left[0]).toBe(0);
    expect(left[50]).toBeCloseTo(0.25, 6);
    expect(left[100]).toBeCloseTo(0.5, 6);
    expect(left[199]).toBeCloseTo(0.5, 6);
  });

  it('of nothing is silence, for which no medium is asked', () => {
    const asked: string[] = [];
    const silent = anEntry({ gains: [{ at: 0, gain: 0 }] });
    const sources = (mediaId: string) => (asked.push(mediaId), level(0.5));
    const { left } = mixTimelineSound([silent], sources, { sampleRate: 48_000, from: 0, to: 500 });
    expect(left.every((sample) => sample === 0)).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('the mix', () => {
  it('adds what sounds together', () => {
    const plan = [anEntry(), anEntry({ mediaId: 'b' })];
    expect(mix(plan, { a: level(0.25), b: level(0.5) }, [0, 50]).left[5]).toBeCloseTo(0.75, 6);
  });

  it('never goes beyond the ceiling', () => {
    const plan = [anEntry(), anEntry({ at: 100_000, duration: 5000, mediaId: 'b' })];
    const { left } = mix(plan, { a: tone(220), b: level(0.9) }, [0, SECOND]);
    expect(left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(CEILING + 1e-6);
    // Far from the loud part nothing is turned down.
    expect(left[1000]).toBe(tone(220).left[1000]);
  });

  it.each([30_000, 96_480, 100_000, 104_999, 120_003])('of two parts cut at %d is the mix of the whole', (cut) => {
    const plan = [
      anEntry({
        gains: [
          { at: 0, gain: 0 },
          { at: SECOND, gain: 1.4 },
        ],
      }),
      anEntry({ at: 99_000, duration: 6000, mediaId: 'b' }),
      anEntry({ at: 50_000, duration: 100_000, speed: { num: 3, den: 2 }, keepPitch: false, sourceFrom: 7 }),
    ];
    const sounds = { a: tone(220), b: level(0.9) };
    const whole = mix(plan, sounds, [0, SECOND]);
    const [first, second] = [mix(plan, sounds, [0, cut]), mix(plan, sounds, [cut, SECOND])];
    expect([...first.left, ...second.left]).toEqual([...whole.left]);
    expect([...first.right, ...second.right]).toEqual([...whole.right]);
  });

  it('needs of a plan only what is within the margin', () => {
    const plan = [anEntry(), anEntry({ at: 99_000, duration: 6000, mediaId: 'b' })];
    const sounds = { a: tone(220), b: level(0.9) };
    const [from, to] = [110_000, 120_000];
    const near = plan.filter(({ at, duration }) => at + duration > from - MIX_MARGIN && at < to + MIX_MARGIN);
    expect(mix(near, sounds, [from, to]).left).toEqual(mix(plan, sounds, [from, to]).left);
  });

  it('of nothing is nothing', () => {
    expect(mix([anEntry()], { a: level(0.5) }, [1000, 1000]).left).toHaveLength(0);
    expect(mix([anEntry()], { a: level(0.5) }, [1000, 0]).left).toHaveLength(0);
    expect(mix([anEntry({ speed: { num: 1, den: 0 } })], { a: level(0.5) }, [0, 50]).left[3]).toBe(0.5);
  });
});
