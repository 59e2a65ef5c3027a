import { createRandom } from '@kinora/drawing';
import { frameSize, type FrameShape } from '@kinora/drawing/frame';
import { describe, expect, it } from 'vitest';

import { composeFrame, lightIn, placeGroup } from './compose-frame.ts';
import { makePalette } from './palette.ts';

const SHAPES: readonly [FrameShape, string][] = [
  ['16:9', 'wide'],
  ['4:3', 'wide'],
  ['1:1', 'square'],
  ['3:4', 'tall'],
  ['9:16', 'tall'],
];

describe.each(SHAPES)('a frame of %s', (shape, kind) => {
  const frames = ([-1, 1] as const).map((side) => composeFrame({ ...frameSize(shape, '720p'), side }));

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
      composeFrame({ ...frameSize(shape, resolution), side: 1 }),
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

describe('a safe area', () => {
  const safeArea = { x: 0.5, y: 0.1, width: 0.45, height: 0.5 };
  const size = { width: 1280, height: 720 };

  it.each([-1, 1] as const)('has hero and light in it, with the hero on the side %s', (side) => {
    const frame = composeFrame({ ...size, side, safeArea });
    for (const x of [frame.heroX, frame.lightX]) {
      expect(x).toBeGreaterThan(640);
      expect(x).toBeLessThan(1216);
    }
    expect(frame.ground - frame.hero / 2).toBeLessThan(720 * 0.6);
    expect(frame.horizon).toBeLessThan(frame.ground);
    expect(frame.air).toBeLessThan(720 * 0.6);
  });

  it('is composed as ever where it is the whole frame', () => {
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    const { heroX, lightX, ground, horizon, hero } = composeFrame({ ...size, side: 1 });
    expect(composeFrame({ ...size, side: 1, safeArea: whole })).toMatchObject({ heroX, lightX, ground, horizon, hero });
  });

  it('is never smaller than what can be composed', () => {
    const tiny = { x: 0.9, y: 0.9, width: 0.01, height: 0.01 };
    const { heroX, ground } = composeFrame({ ...size, side: 1, safeArea: tiny });
    expect(heroX).toBeLessThan(1280);
    expect(ground).toBeLessThan(720);
  });

  it('keeps the moon in it', () => {
    const frame = composeFrame({ ...size, side: 1, safeArea });
    const { elevation } = lightIn(frame, makePalette({ time: 'night', weather: 'clear', season: 'summer' }));
    expect(frame.horizon - elevation * 720).toBeGreaterThan(72);
  });
});

it('sees the hero from other angles', () => {
  const [level, low, high, aside] = (['level', 'low', 'high', 'aside'] as const).map((angle) =>
    composeFrame({ width: 1280, height: 720, angle, side: 1 }),
  );
  expect(low?.horizon).toBeGreaterThan(level?.horizon ?? 0);
  expect(high?.horizon).toBeLessThan(level?.horizon ?? 0);
  expect(aside?.heroX).toBeGreaterThan(level?.heroX ?? 0);
});

it('draws the hero larger in a close shot and smaller in a wide one', () => {
  const [wide = 0, medium = 0, close = 0] = (['wide', 'medium', 'close'] as const).map(
    (framing) => composeFrame({ width: 1280, height: 720, framing }).hero,
  );
  expect(wide).toBeLessThan(medium * 0.8);
  expect(close).toBeGreaterThan(medium * 1.3);
});
