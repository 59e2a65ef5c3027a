import type { Bezier, Key } from '@kinora/contracts/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClip, aPlacement, anEffectClip } from '../fixtures.ts';
import { animatedProperty } from './animated-property.ts';
import { easedShare, splitBezier } from './bezier.ts';
import { changeKeys, cutKeys, stretchKeys } from './cut-keys.ts';
import { valueAt } from './value-at.ts';

const EASE: Bezier = { x1: 0.25, y1: 0.1, x2: 0.25, y2: 1 };
const key = (at: number, value: number, ease: Key<number>['ease'] = 'linear') => ({ at, value, ease });

const eased = (part: Bezier | 'linear', share: number) => (part === 'linear' ? share : easedShare(part, share));
const halve = (keys: readonly Key<number>[]) => ({ keys: keys.map((one) => ({ ...one, at: one.at / 2 })) });

describe('an easing', () => {
  it.each([
    [{ x1: 0, y1: 0, x2: 1, y2: 1 }, 0.3, 0.3],
    // The value of CSS's `ease` half way.
    [EASE, 0.5, 0.802_403],
    [{ x1: 0.42, y1: 0, x2: 1, y2: 1 }, 0.5, 0.315_357],
    [{ x1: 0.5, y1: -1, x2: 0.5, y2: 2 }, 0.5, 0.5],
    [EASE, -1, 0],
    [EASE, 2, 1],
  ])('%o at %d', (curve, share, expected) => expect(easedShare(curve, share)).toBeCloseTo(expected, 5));

  it('goes the same way when it is cut in two', () => {
    const check = fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.nat(100), (cut, percent) => {
      const [left, right] = splitBezier(EASE, cut);
      const at = percent / 100;
      const height = easedShare(EASE, cut);
      const value =
        at < cut ? height * eased(left, at / cut) : height + (1 - height) * eased(right, (at - cut) / (1 - cut));
      expect(value).toBeCloseTo(easedShare(EASE, at), 4);
    });
    fc.assert(check);
  });

  it('is straight where a part of it has no height', () => {
    expect(splitBezier({ x1: 0.3, y1: 0, x2: 0.6, y2: 0 }, 1e-9)[0]).toBe('linear');
  });
});

describe('an animated value', () => {
  it.each([
    [5, 0, 5],
    [{ keys: [key(10, 1)] }, 0, 1],
    [{ keys: [key(10, 1), key(20, 3)] }, 15, 2],
    [{ keys: [key(10, 1), key(20, 3)] }, 25, 3],
    [{ keys: [key(10, 1, 'hold'), key(20, 3)] }, 19, 1],
    [{ keys: [key(0, 0, EASE), key(100, 100)] }, 50, 80.2403],
    [{ keys: [] }, 5, 0],
  ])('%o at %d', (value, at, expected) => expect(valueAt(value, at)).toBeCloseTo(expected, 3));

  it('shows in both parts of a cut what it showed before', () => {
    const eases = fc.constantFrom<Key<number>['ease']>('hold', 'linear', EASE);
    const keys = fc
      .uniqueArray(fc.record({ at: fc.nat(1000), value: fc.integer({ min: -9, max: 9 }), ease: eases }), {
        selector: ({ at }) => at,
        minLength: 1,
      })
      .map((list) => list.toSorted((one, other) => one.at - other.at));
    const check = fc.property(keys, fc.nat(1000), fc.nat(1000), (list, cut, at) => {
      const part = at < cut ? cutKeys(list, 0, cut) : cutKeys(list, cut, 1000);
      expect(valueAt(part, at < cut ? at : at - cut)).toBeCloseTo(valueAt({ keys: list }, at), 2);
    });
    fc.assert(check);
  });
});

describe('a clip whose keys are changed', () => {
  it('has all of them changed: of the frame, the gain and the effects', () => {
    const effects = [
      { effect: 'restyle:noir', values: { strength: { keys: [key(8, 1)] }, on: true }, seed: 1, on: true },
    ];
    const clip = aClip({ gain: { keys: [key(2, 1)] }, frame: aPlacement({ y: { keys: [key(4, 1)] } }), effects });
    expect(changeKeys(clip, halve)).toEqual({
      ...clip,
      gain: { keys: [key(1, 1)] },
      frame: aPlacement({ y: { keys: [key(2, 1)] } }),
      effects: [{ ...effects[0], values: { strength: { keys: [key(4, 1)] }, on: true } }],
    });
  });

  it('stays the same object where nothing is animated', () => {
    const clips = [aClip(), anEffectClip()];
    expect(clips.map((clip) => changeKeys(clip, halve))).toEqual(clips);
    expect(changeKeys(clips[0] ?? aClip(), halve)).toBe(clips[0]);
  });
});

describe('a clip that gets longer', () => {
  it('has its keys at the same shares, never two at one time', () => {
    const clip = aClip({ duration: 20, gain: { keys: [key(1, 1), key(2, 2), key(40, 3)] } });
    expect(stretchKeys(clip, 40).gain).toEqual({ keys: [key(0, 1), key(1, 2), key(20, 3)] });
    expect(stretchKeys({ ...clip, duration: 4 }, 40).gain).toEqual({ keys: [key(0, 2), key(4, 3)] });
  });
});

describe('a property by its name', () => {
  const effects = [{ effect: 'restyle:noir', values: { 'a.b': 2, on: true }, seed: 1, on: true }];
  const clip = aClip({ frame: aPlacement({ y: 7 }), gain: 0.5, effects });

  it.each([
    ['y', 7],
    ['frame.y', 7],
    ['gain', 0.5],
    ['effects.0.a.b', 2],
    ['effects.0.none', undefined],
    ['effects.0.on', undefined],
    ['effects.1.a', undefined],
    ['effects.x.a', undefined],
    ['frame.crop', undefined],
    ['constructor', undefined],
  ])('%s is %s', (name, value) => expect(animatedProperty(clip, name)?.value).toBe(value));

  it('is written where it stands', () => {
    const written = ['frame.y', 'gain', 'effects.0.a.b'].map((name) => animatedProperty(clip, name)?.write(9));
    expect(written).toEqual([
      { ...clip, frame: { ...clip.frame, y: 9 } },
      { ...clip, gain: 9 },
      { ...clip, effects: [{ ...effects[0], values: { 'a.b': 9, on: true } }] },
    ]);
  });

  it('is none of a clip that does not have it', () => {
    expect(animatedProperty(anEffectClip(), 'x')).toBeNull();
    expect(animatedProperty(anEffectClip(), 'gain')).toBeNull();
  });
});
