import { brightnessAt, coverage } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStrip } from '../testing/a-strip.ts';
import { profile, ridge } from './ridge.ts';

it('fills the land under its skyline, with a lit edge', () => {
  const pixels = aStrip((ctx, strip) => {
    ridge(ctx, strip, { heightAt: () => 90, top: '#203040', foot: '#8090a0', lip: '#ffffff', height: 90 });
  });
  expect(coverage(pixels, [0, 0, 320, 88])).toBe(0);
  expect(coverage(pixels, [0, 92, 320, 88])).toBe(1);
  expect(brightnessAt(pixels, 100, 90)).toBeGreaterThan(brightnessAt(pixels, 100, 96));
  expect(brightnessAt(pixels, 100, 170)).toBeGreaterThan(brightnessAt(pixels, 100, 100));
});

it('has a seeded skyline that tiles and stays near its height', () => {
  aStrip((_, strip) => {
    const heightAt = profile(strip, { y: 100, amplitude: 30, seed: 3 });
    expect(heightAt(strip.left + 5)).toBeCloseTo(heightAt(strip.left + 5 + strip.width), 6);
    for (let x = strip.left; x < strip.right; x += 3) expect(Math.abs(heightAt(x) - 100)).toBeLessThan(20);
    expect(heightAt(10)).not.toBe(profile(strip, { y: 100, amplitude: 30, seed: 4 })(10));
  });
  expect.hasAssertions();
});
