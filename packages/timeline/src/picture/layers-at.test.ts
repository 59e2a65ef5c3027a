import type { Clip, TimelineDocument, Transition } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { aClip, aDocument, aPlacement, aTextClip, aTrack, anEffectClip, someMedia } from '../fixtures.ts';
import { layersAt } from './layers-at.ts';

const SECOND = 240_000;
const onVideo = (clips: readonly Clip[], transitions: readonly Transition[] = []): TimelineDocument =>
  aDocument({ tracks: [aTrack({ clips })], transitions });
const only = (clip: Clip, time: number) => layersAt(onVideo([clip]), time)[0];

describe('what is shown', () => {
  it('goes from the lowest track to the highest, without sounds and hidden tracks', () => {
    const document = aDocument({
      tracks: [
        aTrack({ kind: 'audio', clips: [aClip({ id: 'sound', kind: 'audio' })] }),
        aTrack({ clips: [aClip()] }),
        aTrack({ id: 'hidden', hidden: true, clips: [aClip({ id: 'secret' })] }),
        aTrack({ kind: 'effect', clips: [anEffectClip()] }),
        aTrack({ kind: 'text', clips: [aTextClip()] }),
      ],
    });
    const layers = layersAt(document, SECOND);
    expect(layers.map(({ clipId, kind }) => `${clipId} ${kind}`)).toEqual([
      'clip video',
      'effect-clip effect',
      'text-clip text',
    ]);
    expect(layers[1]).toMatchObject({
      mediaId: null,
      placement: null,
      effects: [{ effect: 'restyle:noir', values: { strength: 1 } }],
    });
    expect(layers[2]).toMatchObject({ text: 'Once upon a time', look: { align: 'centre' }, mediaId: null });
  });

  it('holds the start of a clip, not its end', () => {
    const document = onVideo([aClip({ start: SECOND })]);
    expect([SECOND - 1, SECOND, 3 * SECOND - 1, 3 * SECOND].map((time) => layersAt(document, time).length)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it.each([
    ['as it is', aClip({ sourceIn: SECOND }), SECOND / 2, 1.5 * SECOND],
    ['twice as fast', aClip({ sourceIn: SECOND, speed: { num: 2, den: 1 } }), SECOND / 2, 2 * SECOND],
    ['backwards', aClip({ sourceIn: SECOND, reversed: true }), 0, 3 * SECOND - 1],
    ['backwards at its end', aClip({ sourceIn: SECOND, reversed: true }), 2 * SECOND - 1, SECOND],
    ['as a still', aClip({ kind: 'image', sourceIn: 77 }), SECOND, 77],
  ])('has a time in its medium: %s', (...[, clip, time, sourceTime]) => {
    expect(only(clip, time)).toMatchObject({ sourceTime, clipTime: time });
  });

  it('is placed and faded by its keys', () => {
    const keys = (from: number, to: number) => ({
      keys: [
        { at: 0, value: from, ease: 'linear' },
        { at: SECOND, value: to, ease: 'linear' },
      ] as const,
    });
    const frame = aPlacement({ x: keys(0, 1), opacity: keys(1, 0), scale: keys(1, -1) });
    const effects = [
      { effect: 'restyle:noir', values: { strength: keys(0, 8), on: true }, seed: 3, on: true },
      { effect: 'restyle:comic', values: {}, seed: 3, on: false },
    ];
    expect(only(aClip({ frame, effects }), SECOND / 4)).toMatchObject({
      placement: { x: 0.25, scale: 0.5 },
      opacity: 0.75,
    });
    expect(only(aClip({ frame, effects }), SECOND)).toMatchObject({ placement: { scale: 0 }, opacity: 0 });
    expect(only(aClip({ effects }), SECOND / 2)?.effects).toEqual([
      { effect: 'restyle:noir', values: { strength: 4, on: true }, seed: 3 },
    ]);
  });

  it.each([
    [0, 0],
    [SECOND / 4, 0.25],
    [SECOND, 1],
    [1.75 * SECOND, 0.5],
  ])('fades: at %i it is %d', (time, opacity) => {
    expect(only(aClip({ fadeIn: SECOND, fadeOut: SECOND / 2 }), time)?.opacity).toBe(opacity);
  });
});

describe('a transition', () => {
  const left = aClip({ id: 'left', sourceIn: SECOND, fadeOut: SECOND / 4 });
  const right = aClip({ id: 'right', start: 2 * SECOND, mediaId: 'creation:lake', sourceIn: 0, fadeIn: SECOND / 4 });
  const cut = { id: 'cut', leftId: 'left', rightId: 'right', duration: SECOND, kind: 'dissolve' };
  const document = onVideo([left, right], [cut]);
  const at = (time: number) => layersAt(document, time, someMedia);

  it.each([
    [1.5 * SECOND - 1, ['left null']],
    [1.5 * SECOND, ['left 0', 'right 0']],
    [1.75 * SECOND, ['left 0.25', 'right 0.25']],
    [2 * SECOND, ['left 0.5', 'right 0.5']],
    [2.25 * SECOND, ['left 0.75', 'right 0.75']],
    [2.5 * SECOND, ['right null']],
  ])('at %i shows %j', (time, shown) => {
    expect(at(time).map(({ clipId, mix }) => `${clipId} ${mix?.share ?? null}`)).toEqual(shown);
  });

  it('goes on in the medium as far as there is one, and takes the place of the fades', () => {
    expect(at(2.25 * SECOND)[0]).toMatchObject({
      sourceTime: 3.25 * SECOND,
      opacity: 1,
      mix: { role: 'left', kind: 'dissolve' },
    });
    expect(at(1.75 * SECOND)[1]).toMatchObject({
      sourceTime: 0,
      clipTime: -SECOND / 4,
      opacity: 1,
      mix: { role: 'right' },
    });
  });

  it('holds the last frame where the medium ends', () => {
    const late = onVideo([aClip({ ...left, sourceIn: 8 * SECOND }), right], [cut]);
    expect(layersAt(late, 2.25 * SECOND, someMedia)[0]?.sourceTime).toBe(10 * SECOND - 1);
  });
});
