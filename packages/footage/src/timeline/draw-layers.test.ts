import { peakSignalToNoise, pixelAt } from '@kinora/drawing/testing';
import type { Layer, LayerPlacement } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { aLayer, anEffect, placed } from '../testing/a-layer.ts';
import { aLandscape, aPlain, composer } from '../testing/compose-frame.ts';

type Sides = readonly [left: Partial<Layer>, right: Partial<Layer>];

function dissolve(share: number, [left, right]: Sides = [{}, {}]): readonly Layer[] {
  const mix = { id: 'x', kind: 'cross-dissolve', share } as const;
  return [
    aLayer({ ...left, mix: { ...mix, role: 'left' } }),
    aLayer({ clipId: 'b', ...right, mix: { ...mix, role: 'right' } }),
  ];
}

const plain = composer({ a: aPlain('#ff0000'), b: aPlain('#0000ff') });
const same = composer({ a: aLandscape(), b: aLandscape() }, { background: '#000000' });

describe('a cross-dissolve', () => {
  it.each([0, 0.1, 0.25, 0.5, 0.77, 1])('of two equal pictures is that picture at %d', (share) => {
    const frame = same.draw(dissolve(share));
    const whole = same.draw([aLayer()]);
    const most = frame.data.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (whole.data[at] ?? 0))), 0);
    expect(most).toBeLessThanOrEqual(2);
    expect(peakSignalToNoise(frame, whole)).toBeGreaterThan(48);
  });

  it.each([
    [0, 255, 0],
    [0.25, 191, 64],
    [0.5, 128, 128],
    [1, 0, 255],
    [Number.NaN, 255, 255],
  ])('at %d has %d of the left and %d of the right', (share, red, blue) => {
    const [seenRed, , seenBlue] = pixelAt(plain.draw(dissolve(share)), 80, 45);
    expect(Math.abs(seenRed - red)).toBeLessThanOrEqual(2);
    expect(Math.abs(seenBlue - blue)).toBeLessThanOrEqual(2);
  });

  it('shows what is below only where a picture leaves it free, by its share', () => {
    const small: { placement: LayerPlacement } = { placement: placed({ scale: 0.5 }) };
    const below = aLayer({ clipId: 'c', trackId: 'V0' });
    const { draw } = composer({ a: aPlain('#ff0000'), b: aPlain('#0000ff'), c: aPlain('#00ff00') });
    const frame = draw([below, ...dissolve(0.5, [{}, small])]);
    const [red, green, blue] = pixelAt(frame, 5, 5);
    expect([red, green, blue].map((value) => Math.round(value / 16))).toEqual([8, 8, 0]);
    expect(pixelAt(frame, 80, 45)[1]).toBeLessThanOrEqual(2);
  });

  it('mixes after the effects and the opacity of each side', () => {
    const frame = plain.draw(
      dissolve(0.5, [{ effects: [anEffect('adjust:colour', { saturation: -1 })] }, { opacity: 0 }]),
    );
    const [red, green] = pixelAt(frame, 80, 45);
    expect(Math.abs(red - (54 + 16) / 2)).toBeLessThanOrEqual(2);
    expect(Math.abs(green - (54 + 32) / 2)).toBeLessThanOrEqual(2);
  });

  it('of a side without the other leaves its share', () => {
    const [left] = dissolve(0.75);
    expect(Math.abs(pixelAt(plain.draw(left ? [left] : []), 80, 45)[0] - (255 * 0.25 + 16 * 0.75))).toBeLessThanOrEqual(
      2,
    );
  });

  it('is no pair across two tracks', () => {
    const [left, right] = dissolve(0.5);
    if (!left || !right) throw new Error('A dissolve has two sides.');
    const apart = plain.draw([left, { ...right, trackId: 'V2' }]);
    // Red over the ground by a half, then blue over both by a half.
    expect(Math.abs(pixelAt(apart, 80, 45)[0] - 68)).toBeLessThanOrEqual(2);
  });
});

it('effect clips that dissolve hand over by their shares', () => {
  const [left, right] = dissolve(0.5, [
    { kind: 'effect', effects: [anEffect('adjust:colour', { saturation: -1 })] },
    { kind: 'effect', effects: [] },
  ]);
  if (!left || !right) throw new Error('A dissolve has two sides.');
  const frame = plain.draw([aLayer({ trackId: 'V0' }), left, right]);
  expect(Math.abs(pixelAt(frame, 80, 45)[0] - (255 + 54) / 2)).toBeLessThanOrEqual(2);
});
