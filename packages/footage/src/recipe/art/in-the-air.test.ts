import type { Context2d, Pixels } from '@kinora/drawing';
import { coverage, differ, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import type { AtmospherePaint } from '../../photo/atmosphere.ts';
import { aStudio } from '../../testing/a-studio.ts';
import { makeBolts } from './bolts.ts';
import { makeButterflies } from './butterflies.ts';
import { paintArm, paintJoy } from './embrace.ts';
import { makeFire } from './fire.ts';
import { makeFireworks } from './fireworks.ts';
import { makeFlight } from './flight.ts';
import { FLIGHTS } from './flights.data.ts';

function drawn(air: AtmospherePaint, time: number): Pixels {
  return paintOn([160, 90], (ctx) => {
    air.back(ctx, time);
    air.front(ctx, time);
  }).pixels;
}

const studio = aStudio();
const AIRS: readonly (readonly [string, AtmospherePaint])[] = [
  ['fire', makeFire(studio, 1)],
  ['fireworks', makeFireworks(studio, 1)],
  ['lightning', makeBolts(studio, 1)],
  ['butterflies', makeButterflies(studio, 1)],
  ...Object.entries(FLIGHTS).map(([name, flight]) => [name, makeFlight(studio, flight, 1)] as const),
];

describe('things in the air', () => {
  it.each(AIRS)('%s are there, move, and come again the same', (_, air) => {
    const now = drawn(air, 0.1);
    expect(coverage(now)).toBeGreaterThan(0.008);
    expect(differ(now, drawn(air, 0.35))).toBe(true);
    expect(differ(now, drawn(air, 0.1))).toBe(false);
  });

  it('are more where more are asked for', () => {
    const [few, many] = [0.4, 2].map((amount) => coverage(drawn(makeButterflies(studio, amount), 0.5)));
    expect(many).toBeGreaterThan((few ?? 0) * 1.8);
  });

  it('flames are hotter below than above', () => {
    const pixels = drawn(makeFire(studio, 0.6), 0.5);
    const heat = (y: number) =>
      Array.from({ length: 16 }, (_, step) => pixelAt(pixels, step * 10 + 5, y)[0]).reduce((sum, red) => sum + red, 0);
    expect(heat(86)).toBeGreaterThan(heat(8) * 1.5);
  });
});

const painted = (paint: (ctx: Context2d) => void) => coverage(paintOn([160, 90], paint).pixels);

describe('an embrace', () => {
  it('reaches from one place to the other', () => {
    const arm = { from: [20, 40], to: [120, 50], width: 8, colour: '#3355aa' } as const;
    const { pixels } = paintOn([160, 90], (ctx) => paintArm(ctx, arm));
    expect(pixelAt(pixels, 20, 40)[3]).toBe(255);
    expect(pixelAt(pixels, 120, 50)[0]).toBeGreaterThan(150);
  });

  it('brings no joy before they have met', () => {
    expect(painted((ctx) => paintJoy(ctx, { progress: 0.2, time: 1, hugs: true }))).toBe(0);
    expect(painted((ctx) => paintJoy(ctx, { progress: 0.8, time: 1, hugs: true }))).toBeGreaterThan(0.005);
    expect(painted((ctx) => paintJoy(ctx, { progress: 0.8, time: 1, hugs: false }))).toBeGreaterThan(0.002);
  });
});

it.each(['balloons', 'bats', 'ghosts'])('%s pass behind a head, and never before it', (kind) => {
  const flight = FLIGHTS[kind];
  if (!flight) throw new Error(`There are no ${kind}.`);
  const air = makeFlight(studio, flight, 2);
  const { head } = studio.anchors;
  const [x, y] = [Math.round(80 + head.x * 90), Math.round(45 + head.y * 90)];
  const covered = (side: 'back' | 'front') =>
    Array.from({ length: 40 }, (_, at) => pixelAt(paintOn([160, 90], (ctx) => air[side](ctx, at / 4)).pixels, x, y)[3]);
  expect(Math.max(...covered('front'))).toBe(0);
  expect(Math.max(...covered('back'))).toBeGreaterThan(0);
});
