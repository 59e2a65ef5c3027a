import type { Clip, Command, Refusal } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { aClip, someMedia } from '../fixtures.ts';
import { attempt, audio, drawn, FRAME, sketch, video } from '../testing/sketch.ts';

/** Three clips that touch, the first two with sounds of their own, and one after a gap. */
const document = sketch({
  audio: [audio('a-sound', [0, 60], { linkId: 'a' }), audio('b-sound', [60, 90], { linkId: 'b' })],
  video: [
    video('a', [0, 60], { linkId: 'a' }),
    video('b', [60, 90], { linkId: 'b' }),
    video('c', [90, 120]),
    video('d', [150, 180]),
  ],
});
const START = { audio: 'a-sound 0-60, b-sound 60-90', video: 'a 0-60, b 60-90, c 90-120, d 150-180' };

const frames = (count: number) => count * FRAME;

const trimEnd = (delta: number): Command => ({ op: 'trim', clipId: 'a', side: 'end', delta: frames(delta) });

/** Where a slipped clip and its sound begin in their media, or why it did not slip. */
const sourceIn = (delta: number, exact = false) => {
  const tried = attempt(document, { op: 'slip', clipId: 'a', delta: frames(delta), exact });
  return (
    tried.refusal?.reason ??
    ['a', 'a-sound'].map((id) => Reflect.get(clipById(tried.document, id) ?? {}, 'sourceIn') / FRAME)
  );
};

type Row = readonly [string, Command, Partial<typeof START>];

describe('trim', () => {
  it.each<Row>([
    [
      'shortens at the end, the sound too',
      { op: 'trim', clipId: 'a', side: 'end', delta: -frames(10) },
      { video: 'a 0-50, b 60-90, c 90-120, d 150-180', audio: 'a-sound 0-50, b-sound 60-90' },
    ],
    [
      'shortens at the start',
      { op: 'trim', clipId: 'c', side: 'start', delta: frames(10) },
      { video: 'a 0-60, b 60-90, c 100-120, d 150-180' },
    ],
    [
      'lands on whole frames, rounded down',
      { op: 'trim', clipId: 'c', side: 'end', delta: -1 },
      { video: 'a 0-60, b 60-90, c 90-119, d 150-180' },
    ],
    [
      'stops at the next clip',
      { op: 'trim', clipId: 'c', side: 'end', delta: frames(500) },
      { video: 'a 0-60, b 60-90, c 90-150, d 150-180' },
    ],
    [
      'stops at the clip before',
      { op: 'trim', clipId: 'd', side: 'start', delta: -frames(500) },
      { video: 'a 0-60, b 60-90, c 90-120, d 120-180' },
    ],
    [
      'stops at the end of the medium',
      { op: 'trim', clipId: 'd', side: 'end', delta: frames(5000) },
      { video: 'a 0-60, b 60-90, c 90-120, d 150-390' },
    ],
    [
      'leaves a frame',
      { op: 'trim', clipId: 'c', side: 'end', delta: -frames(500) },
      { video: 'a 0-60, b 60-90, c 90-91, d 150-180' },
    ],
  ])('%s', (_, command, expected) => {
    expect(drawn(attempt(document, command).document)).toEqual({ ...START, ...expected });
  });

  it.each<readonly [string, Command, Refusal]>([
    ['nothing to do', { op: 'trim', clipId: 'a', side: 'end', delta: frames(5) }, { reason: 'nothing-to-do' }],
    [
      'no room, with the longest',
      { op: 'trim', clipId: 'c', side: 'end', delta: frames(31), exact: true },
      { reason: 'no-room', clipId: 'c', longest: frames(60) },
    ],
    [
      'an unknown clip',
      { op: 'trim', clipId: 'z', side: 'end', delta: frames(5) },
      { reason: 'unknown-id', clipId: 'z' },
    ],
  ])('refuses: %s', (_, command, refusal) => expect(attempt(document, command).refusal).toEqual(refusal));

  it('keeps the start of the medium at the end of the clip, and the other way round', () => {
    const trimmed = (clip: Clip, side: 'end' | 'start', delta: number) =>
      clipById(
        attempt(sketch({ video: [clip] }), { op: 'trim', clipId: 'a', side, delta: frames(delta) }).document,
        'a',
      );
    const clip = video('a', [60, 120], { speed: { num: 2, den: 1 }, sourceDuration: frames(120) });
    const back = { ...clip, reversed: true };
    expect(trimmed(clip, 'start', 10)).toMatchObject({ sourceIn: frames(80), sourceDuration: frames(100) });
    expect(trimmed(clip, 'end', -10)).toMatchObject({ sourceIn: frames(60), sourceDuration: frames(100) });
    expect(trimmed(back, 'start', 10)).toMatchObject({ sourceIn: frames(60), sourceDuration: frames(100) });
    expect(trimmed(back, 'end', -10)).toMatchObject({ sourceIn: frames(80), sourceDuration: frames(100) });
    // Half of what is before it, and of what is after it, in twice the speed.
    expect(trimmed(clip, 'start', -1000)).toMatchObject({ start: frames(30), sourceIn: 0 });
    expect(trimmed(back, 'start', -1000)).toMatchObject({ start: 0, sourceIn: frames(60) });
    expect(trimmed(back, 'end', 1000)).toMatchObject({ duration: frames(90), sourceIn: 0 });
  });

  it('lets a clip without its medium get shorter, not longer', () => {
    const offline = sketch({ video: [video('a', [0, 60], { mediaId: 'upload:gone' })] });
    expect(drawn(attempt(offline, trimEnd(-10)).document)).toEqual({ video: 'a 0-50' });
    expect(attempt(offline, trimEnd(10)).refusal).toEqual({ reason: 'media-missing', clipId: 'a' });
  });

  it('lets a picture be as long as you like', () => {
    const picture = sketch({ video: [aClip({ id: 'a', kind: 'image' })] });
    const { document: after } = attempt(picture, { op: 'trim', clipId: 'a', side: 'end', delta: frames(9000) });
    expect(drawn(after)).toEqual({ video: 'a 0-9060' });
  });

  it('refuses where a link lies on a locked track', () => {
    const [sounds, ...rest] = document.tracks;
    if (!sounds) throw new Error('The track is missing.');
    const locked = { ...document, tracks: [{ ...sounds, locked: true }, ...rest] };
    const { refusal } = attempt(locked, { op: 'trim', clipId: 'a', side: 'end', delta: -frames(1) });
    expect(refusal).toEqual({ reason: 'track-locked', clipId: 'a-sound' });
  });
});

describe('rippleTrim', () => {
  it.each<Row>([
    [
      'moves what follows up, on the tracks of the links',
      { op: 'rippleTrim', clipId: 'a', side: 'end', delta: -frames(10) },
      { video: 'a 0-50, b 50-80, c 80-110, d 140-170', audio: 'a-sound 0-50, b-sound 50-80' },
    ],
    [
      'keeps the start where it cuts there',
      { op: 'rippleTrim', clipId: 'a', side: 'start', delta: frames(10) },
      { video: 'a 0-50, b 50-80, c 80-110, d 140-170', audio: 'a-sound 0-50, b-sound 50-80' },
    ],
    [
      'makes room',
      { op: 'rippleTrim', clipId: 'c', side: 'end', delta: frames(40) },
      { video: 'a 0-60, b 60-90, c 90-160, d 190-220' },
    ],
    [
      'stops at the end of the medium',
      { op: 'rippleTrim', clipId: 'c', side: 'start', delta: -frames(500) },
      { video: 'a 0-60, b 60-90, c 90-180, d 210-240' },
    ],
  ])('%s', (_, command, expected) => {
    expect(drawn(attempt(document, command).document)).toEqual({ ...START, ...expected });
  });

  it('writes one shift for each track', () => {
    const { edit } = attempt(document, { op: 'rippleTrim', clipId: 'a', side: 'end', delta: -frames(10) });
    expect(edit?.changes.map(({ table }) => table)).toEqual(['clip', 'shift', 'clip', 'shift']);
  });
});

describe('roll', () => {
  it.each<Row>([
    [
      'moves a cut, and that of the sounds',
      { op: 'roll', leftId: 'a', delta: frames(10) },
      { video: 'a 0-70, b 70-90, c 90-120, d 150-180', audio: 'a-sound 0-70, b-sound 70-90' },
    ],
    [
      'leaves a frame',
      { op: 'roll', leftId: 'b', delta: frames(500) },
      { video: 'a 0-60, b 60-119, c 119-120, d 150-180', audio: 'a-sound 0-60, b-sound 60-119' },
    ],
    [
      'the other way round, too',
      { op: 'roll', leftId: 'b', delta: -frames(500) },
      { video: 'a 0-60, b 60-61, c 61-120, d 150-180', audio: 'a-sound 0-60, b-sound 60-61' },
    ],
  ])('%s', (_, command, expected) => {
    expect(drawn(attempt(document, command).document)).toEqual({ ...START, ...expected });
  });

  it('refuses where there is no cut', () => {
    expect(attempt(document, { op: 'roll', leftId: 'c', delta: frames(1) }).refusal?.reason).toBe('no-cut');
    expect(attempt(document, { op: 'roll', leftId: 'd', delta: frames(1) }).refusal?.reason).toBe('no-cut');
  });
});

describe('slip', () => {
  it('shows another part at the same place, also of the sound', () => {
    expect(sourceIn(10)).toEqual([70, 70]);
    expect(sourceIn(-10)).toEqual([50, 50]);
  });

  it('stops where the medium does, or refuses', () => {
    expect(sourceIn(-500)).toEqual([0, 0]);
    expect(sourceIn(500)).toEqual([240, 240]);
    expect(sourceIn(500, true)).toBe('no-room');
  });

  it('needs a medium', () => {
    const { refusal } = attempt(
      document,
      { op: 'slip', clipId: 'a', delta: frames(1) },
      { 'creation:fox': someMedia['creation:fox'] ?? Object.create(null) },
    );
    expect(refusal).toEqual({ reason: 'media-missing', clipId: 'a-sound' });
  });
});

describe('slide', () => {
  it.each<Row>([
    [
      'lets one neighbour gain what the other loses',
      { op: 'slide', clipId: 'b', delta: frames(10) },
      { video: 'a 0-70, b 70-100, c 100-120, d 150-180', audio: 'a-sound 0-70, b-sound 70-100' },
    ],
    [
      'moves into a gap',
      { op: 'slide', clipId: 'c', delta: frames(10) },
      { video: 'a 0-60, b 60-100, c 100-130, d 150-180', audio: 'a-sound 0-60, b-sound 60-100' },
    ],
    [
      'stops at the end of the gap',
      { op: 'slide', clipId: 'c', delta: frames(100) },
      { video: 'a 0-60, b 60-120, c 120-150, d 150-180', audio: 'a-sound 0-60, b-sound 60-120' },
    ],
    [
      'leaves a frame',
      { op: 'slide', clipId: 'b', delta: -frames(500) },
      { video: 'a 0-1, b 1-31, c 31-120, d 150-180', audio: 'a-sound 0-1, b-sound 1-31' },
    ],
  ])('%s', (_, command, expected) => {
    expect(drawn(attempt(document, command).document)).toEqual({ ...START, ...expected });
  });

  it('keeps what the clip itself shows', () => {
    const { document: after } = attempt(document, { op: 'slide', clipId: 'b', delta: frames(10) });
    expect(clipById(after, 'b')).toMatchObject({ sourceIn: frames(60), duration: frames(30) });
    expect(clipById(after, 'c')).toMatchObject({ sourceIn: frames(70) });
  });
});
