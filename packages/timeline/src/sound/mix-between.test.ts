import type { Clip, TimelineDocument, Track } from '@kinora/contracts/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClip, aDocument, aTrack, someMedia } from '../fixtures.ts';
import type { GainPoint } from './gain-line.ts';
import { mixBetween } from './mix-between.ts';

const SECOND = 240_000;
const sound = (change: Partial<Extract<Clip, { kind: 'audio' | 'image' | 'video' }>> = {}) =>
  aClip({ id: 'sound', kind: 'audio', mediaId: 'upload:music', ...change });
const onAudio = (clips: readonly Clip[], change: Partial<Track> = {}): TimelineDocument =>
  aDocument({ tracks: [aTrack({ kind: 'audio', clips, ...change })] });
const all = (document: TimelineDocument) => mixBetween(document, 0, 60 * SECOND, someMedia);

/** The gain that points draw at a time. */
function gainIn(points: readonly GainPoint[], at: number): number {
  const next = points.findIndex((point) => point.at > at);
  const [one, other] = [points[next - 1], points[next]];
  if (!one || !other) return points.at(-1)?.gain ?? 0;
  return one.gain + ((other.gain - one.gain) * (at - one.at)) / (other.at - one.at);
}

describe('what is heard', () => {
  it('is cut to the window, to the tick', () => {
    const document = onAudio([sound({ sourceIn: SECOND, speed: { num: 2, den: 1 }, start: 100 })]);
    expect(mixBetween(document, 1100, 2101)).toEqual([
      {
        clipId: 'sound',
        mediaId: 'upload:music',
        at: 1100,
        duration: 1001,
        sourceFrom: SECOND + 2000,
        speed: { num: 2, den: 1 },
        reversed: false,
        keepPitch: true,
        gains: [
          { at: 1100, gain: 1 },
          { at: 2101, gain: 1 },
        ],
      },
    ]);
    expect(mixBetween(document, 0, 100)).toEqual([]);
    expect(mixBetween(document, 100 + 2 * SECOND, 9 * SECOND)).toEqual([]);
  });

  it('goes back from the end where it is reversed', () => {
    const [part] = all(onAudio([sound({ sourceIn: SECOND, reversed: true })]));
    expect(part).toMatchObject({ sourceFrom: 3 * SECOND - 1, reversed: true });
  });

  it.each<[string, Partial<Track>, Partial<Track>, readonly string[]]>([
    ['both', {}, {}, ['one', 'two']],
    ['not the muted', { muted: true }, {}, ['two']],
    ['the solo alone', { solo: true }, {}, ['one']],
    ['nothing where the solo is muted', { solo: true, muted: true }, {}, []],
  ])('is %s', (...[, first, second, heard]) => {
    const document = aDocument({
      tracks: [
        aTrack({ id: 'first', kind: 'audio', clips: [sound({ id: 'one' })], ...first }),
        aTrack({ id: 'second', kind: 'audio', clips: [sound({ id: 'two' })], ...second }),
      ],
    });
    expect(all(document).map(({ clipId }) => clipId)).toEqual(heard);
  });

  it('is the sound of videos that have one, unless a linked sound carries it', () => {
    const videos = [
      aClip({ id: 'heard' }),
      aClip({ id: 'linked', start: 2 * SECOND, linkId: 'pair' }),
      aClip({ id: 'silent', start: 4 * SECOND, mediaId: 'creation:lake' }),
      aClip({ id: 'still', start: 6 * SECOND, kind: 'image' }),
      aClip({ id: 'bound', start: 8 * SECOND, linkId: 'title' }),
    ];
    const document = aDocument({
      tracks: [
        aTrack({ kind: 'audio', muted: true, clips: [sound({ start: 2 * SECOND, linkId: 'pair' })] }),
        aTrack({ clips: videos }),
      ],
    });
    expect(all(document).map(({ clipId }) => clipId)).toEqual(['heard', 'bound']);
    expect(mixBetween(document, 0, SECOND)).toEqual([]);
  });
});

describe('the gain', () => {
  it('has the fades and that of the track in it', () => {
    const [part] = all(onAudio([sound({ fadeIn: SECOND / 2, fadeOut: SECOND, gain: 0.5 })], { gain: 2 }));
    expect(part?.gains).toEqual([
      { at: 0, gain: 0 },
      { at: SECOND / 2, gain: 1 },
      { at: SECOND, gain: 1 },
      { at: 2 * SECOND, gain: 0 },
    ]);
  });

  it('jumps where a key holds', () => {
    const keys = [
      { at: 0, value: 1, ease: 'hold' },
      { at: SECOND, value: 0.5, ease: 'linear' },
    ] as const;
    const [part] = all(onAudio([sound({ gain: { keys } })]));
    expect(part?.gains).toEqual([
      { at: 0, gain: 1 },
      { at: SECOND, gain: 1 },
      { at: SECOND, gain: 0.5 },
      { at: 2 * SECOND, gain: 0.5 },
    ]);
  });

  it('is never below nothing', () => {
    const [part] = all(onAudio([sound({ gain: -3 })]));
    expect(part?.gains.map(({ gain }) => gain)).toEqual([0, 0]);
  });

  it('keeps the power of a transition equal', () => {
    const left = sound({ id: 'left', fadeOut: SECOND });
    const right = sound({ id: 'right', start: 2 * SECOND, sourceIn: 5 * SECOND, fadeIn: SECOND });
    const cut = { id: 'cut', leftId: 'left', rightId: 'right', duration: SECOND, kind: 'dissolve' };
    const parts = all({ ...onAudio([left, right]), transitions: [cut] });
    expect(parts.map(({ at, duration, sourceFrom }) => [at, duration, sourceFrom])).toEqual([
      [0, 2.5 * SECOND, 0],
      [1.5 * SECOND, 2.5 * SECOND, 4.5 * SECOND],
    ]);
    for (let at = 1.5 * SECOND; at < 2.5 * SECOND; at += 7001) {
      const [one = 0, other = 0] = parts.map(({ gains }) => gainIn(gains, at));
      expect(one * one + other * other).toBeCloseTo(1, 2);
    }
  });

  it('is silent where the medium of a transition has no more', () => {
    const left = sound({ id: 'left', mediaId: 'upload:music', sourceIn: 58 * SECOND });
    const right = sound({ id: 'right', start: 2 * SECOND });
    const cut = { id: 'cut', leftId: 'left', rightId: 'right', duration: SECOND, kind: 'dissolve' };
    const parts = all({ ...onAudio([left, right]), transitions: [cut] });
    expect(parts.map(({ at, duration }) => [at, duration])).toEqual([
      [0, 2 * SECOND],
      [2 * SECOND, 2 * SECOND],
    ]);
  });

  it('is the same in two windows as in one', () => {
    const ease = { x1: 0.4, y1: 0, x2: 0.6, y2: 1 };
    const keys = [
      { at: 1000, value: 0.2, ease },
      { at: SECOND, value: 1, ease: 'linear' },
      { at: 1.5 * SECOND, value: 0.1, ease: 'linear' },
    ] as const;
    const document = onAudio([sound({ gain: { keys }, fadeIn: SECOND / 3, fadeOut: SECOND })]);
    const [whole] = all(document);
    const inside = fc.integer({ min: 1, max: 2 * SECOND - 1 });
    const check = fc.property(inside, inside, (cut, at) => {
      const [part] = at < cut ? mixBetween(document, 0, cut) : mixBetween(document, cut, 2 * SECOND);
      expect(gainIn(part?.gains ?? [], at)).toBeCloseTo(gainIn(whole?.gains ?? [], at), 9);
    });
    fc.assert(check);
  });
});
