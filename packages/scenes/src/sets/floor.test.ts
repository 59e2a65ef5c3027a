import { coverage } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStrip } from '../testing/a-strip.ts';
import { fillFloor, paintBoards, paintChecks } from './floor.ts';

const plane = { top: 80, vanishX: 160, vanishY: 20, stops: ['#c08050', '#805030'] };

it('covers everything below the wall', () => {
  const pixels = aStrip((ctx, strip) => fillFloor(ctx, strip, plane));
  expect(coverage(pixels, [0, 0, 320, 80])).toBe(0);
  expect(coverage(pixels, [0, 80, 320, 100])).toBe(1);
});

it('lays half of it with tiles that grow towards the viewer', () => {
  const pixels = aStrip((ctx, strip) => paintChecks(ctx, strip, { ...plane, colour: '#ffffff', tile: 150, rows: 6 }));
  expect(coverage(pixels, [0, 80, 320, 100])).toBeCloseTo(0.5, 0);
  expect(coverage(pixels, [0, 0, 320, 79])).toBe(0);
});

it('draws joints that are wider apart towards the viewer', () => {
  const pixels = aStrip((ctx, strip) => paintBoards(ctx, strip, { ...plane, colour: '#000000', board: 120, thick: 6 }));
  const joints = (y: number) =>
    Array.from({ length: 319 }, (_, x) => coverage(pixels, [x + 1, y, 1, 1]) > coverage(pixels, [x, y, 1, 1])).filter(
      Boolean,
    ).length;
  expect(joints(90)).toBeGreaterThan(joints(170));
  expect(joints(170)).toBeGreaterThan(3);
});
