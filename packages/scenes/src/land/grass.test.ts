import { coverage } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStrip } from '../testing/a-strip.ts';
import { grass } from './grass.ts';

const meadow = (count: number) =>
  aStrip((ctx, strip) => {
    grass(ctx, strip, { heightAt: () => 120, count, height: 60, colour: '#204020', lit: '#80a040' });
  });

it('grows up from its line, the denser the more blades', () => {
  expect(coverage(meadow(400), [0, 100, 320, 20])).toBeGreaterThan(coverage(meadow(40), [0, 100, 320, 20]) * 2);
  expect(coverage(meadow(400), [0, 0, 320, 90])).toBe(0);
  expect(coverage(meadow(400), [0, 125, 320, 55])).toBe(0);
});
