import { createRandom } from '@kinora/drawing';
import { frameSize, type FrameShape } from '@kinora/drawing/frame';
import { describe, expect, it } from 'vitest';

import { composeFrame, placeGroup } from './compose-frame.ts';

const SHAPES: readonly [FrameShape, string][] = [
  ['16:9', 'wide'],
  ['4:3', 'wide'],
  ['1:1', 'square'],
  ['3:4', 'tall'],
  ['9:16', 'tall'],
];

describe.each(SHAPES)('a frame of %s', (shape, kind) => {
  const frames = [1, 2, 3, 4, 5, 6].map((seed) => composeFrame({ ...frameSize(shape, '720p'), seed }));

  it(`is ${kind}`, () => {
    expect(frames[0]?.shape).toBe(kind);
  });

  it('has the hero inside, and the light on the other side', () => {
    for (const { heroX, lightX, hero, width, height, side } of frames) {
      expect(heroX).toBeGreaterThan(width * 0.3);
      expect(heroX).toBeLessThan(width * 0.7);
      expect(Math.sign(lightX - width / 2)).toBe(-side);
      expect(hero).toBeLessThanOrEqual(height / 2);
    }
  });

  it('stacks air, horizon, ground and caption', () => {
    for (const { air, horizon, ground, captionY, height } of frames) {
      expect([air, horizon, ground, captionY, height]).toEqual(
        [air, horizon, ground, captionY, height].toSorted((one, two) => one - two),
      );
    }
  });

  it('keeps its composition at any resolution', () => {
    const [small, large] = (['360p', '1080p'] as const).map((resolution) =>
      composeFrame({ ...frameSize(shape, resolution), seed: 9 }),
    );
    expect((small?.heroX ?? 0) * 3).toBeCloseTo(large?.heroX ?? 0, 6);
    expect((small?.unit ?? 0) * 3).toBeCloseTo(large?.unit ?? 0, 6);
  });

  it('recedes a group from the hero, never in a row', () => {
    const [frame] = frames;
    if (!frame) throw new Error('There is no frame.');
    const [hero, ...others] = placeGroup(frame, 7, createRandom(1));
    expect(hero).toMatchObject({ x: frame.heroX, depth: 0, scale: 1 });
    expect(others).toHaveLength(6);
    expect(new Set(others.map(({ depth }) => depth)).size).toBe(6);
    expect(others.every(({ scale }) => scale < 1)).toBe(true);
  });
});

it('puts the hero on either side, by seed', () => {
  const sides = new Set(
    Array.from({ length: 12 }, (_, seed) => composeFrame({ width: 1280, height: 720, seed: seed * 7919 }).side),
  );
  expect(sides).toEqual(new Set([-1, 1]));
});

it('draws the hero larger in a close shot and smaller in a wide one', () => {
  const [wide = 0, medium = 0, close = 0] = (['wide', 'medium', 'close'] as const).map(
    (framing) => composeFrame({ width: 1280, height: 720, seed: 1, framing }).hero,
  );
  expect(wide).toBeLessThan(medium * 0.8);
  expect(close).toBeGreaterThan(medium * 1.3);
});
