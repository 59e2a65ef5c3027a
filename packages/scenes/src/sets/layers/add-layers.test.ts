import { coverage, differ, meanBrightness, pixelAt } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { drawLayers } from '../../testing/draw-layers.ts';
import { addLayers, chooseComposition } from './add-layers.ts';
import type { Composition, Layer, ScatterKind } from './layer.ts';

const SAND = ['#e0c090', 0.6] as const;
const STANDING = { parallax: 1, y: 0.6, tone: SAND } as const;
const LAND = { ...STANDING, amplitude: 30, cells: 3, octaves: 2, seed: 1 } as const;
const FRONT = {
  kind: 'front',
  y: 0.4,
  tone: SAND,
  pattern: 'plain',
  dado: [0.4, SAND],
  frame: SAND,
  view: 'hills',
  openings: [{ x: [0.6, 0.6], width: 1, sill: 0.5, height: 0.8, bars: [2, 2], curtain: SAND }],
} as const;
const HALL = { wall: SAND, dado: SAND, door: SAND, trim: SAND, floor: SAND, ceiling: SAND } as const;
const POST = [['panel', 'wood', [-0.1, -1, 0.2, 1]]] as const;
/** One layer of each kind that paints by itself. */
const LAYERS: readonly Layer[] = [
  { kind: 'sky', clouds: 2, size: 1 },
  { kind: 'mist', parallax: 0.2, y: 0.2, height: 90, gain: 0.8 },
  { kind: 'ridge', ...LAND },
  { kind: 'ground', ...LAND, cover: 'furrows' },
  { kind: 'ground', ...LAND, cover: 'flowers' },
  { kind: 'floor', y: 0.6, tone: SAND, joint: SAND, board: 100 },
  { kind: 'wall', parallax: 0.6, y: 1, tone: SAND, foot: SAND },
  { kind: 'window', from: 'within', x: 0.6, y: 0, size: 200, tone: SAND },
  { kind: 'patch', x: 0.6, y: 0.1, size: 0.5, gain: 0.8 },
  { kind: 'shelf', y: 0.4, tone: SAND, things: [SAND], blur: 0 },
  { kind: 'prop', what: 'vase', tone: SAND, size: 200, y: 0.8 },
  { kind: 'prop', what: 'books', tone: SAND, size: 200, y: 0.8 },
  { kind: 'prop', what: 'bowl', tone: SAND, size: 200, y: 0.8 },
  { kind: 'lights', count: 20, y: 0.1, height: 0.5, size: 30 },
  { kind: 'table', tone: SAND, cloth: [SAND, SAND] },
  { kind: 'near', plant: 'fern', size: 1, tone: SAND },
  { kind: 'floor', y: 0.6, tone: SAND, joint: SAND, board: 100, laid: 'checks' },
  { kind: 'floor', y: 0.6, tone: SAND, joint: SAND, board: 100, laid: 'cobbles' },
  ...(['plain', 'stripes', 'panels', 'bricks'] as const).map((pattern): Layer => ({ ...FRONT, pattern })),
  ...(['hills', 'town', 'towers', 'passing'] as const).map((view): Layer => ({ ...FRONT, view })),
  {
    kind: 'things',
    parallax: 1,
    items: [{ marks: POST, x: [0.3, 0.4], y: 0.9, up: 0.2, size: 1, tones: { wood: SAND } }],
  },
  { kind: 'towers', parallax: 0.2, y: 0.4, heights: [40, 200], widths: [30, 80], depth: 0.4, seed: 1 },
  { kind: 'pendants', at: [[[0.4, 0.5], 0.2, 100]], tone: SAND },
  { kind: 'garland', parallax: 1, from: [0, 0.2], to: [1, 0.3], sag: 40, count: 9 },
  { kind: 'path', y: 0.3, tone: SAND, width: 1, bend: 30 },
  { kind: 'crag', parallax: 0.5, from: [0.2, 0.2], to: [0.8, 0.9], y: 0.2, falls: 'both', seed: 2, tone: SAND },
  { kind: 'hall', ...HALL, lamps: 'sconces', runner: SAND },
  { kind: 'hall', ...HALL, lamps: 'panels', lockers: SAND },
  { kind: 'crops', depth: 'behind' },
  { kind: 'crops', depth: 'before' },
];
const SCATTERED: readonly ScatterKind[] = [
  'pine',
  'tree',
  'poplar',
  'rock',
  'reed',
  'stem',
  'floe',
  'house',
  'baluster',
  'bamboo',
];

function drawn(layers: readonly Layer[], plan: Partial<ScenePlan> = {}) {
  const built = aStage({ set: 'calm', ...plan });
  addLayers(built.stage, { name: 'a test', drop: 0, layers });
  return drawLayers(built, 1);
}

describe('a layer', () => {
  it.each(LAYERS.map((layer) => [layer.kind, layer] as const))('of kind %s paints', (_kind, layer) => {
    expect(coverage(drawn([layer]))).toBeGreaterThan(0.001);
    expect(coverage(drawn([layer], { width: 180, height: 320, time: 'night' }))).toBeGreaterThan(0.001);
  });

  it.each(SCATTERED)('scatters a %s', (what) => {
    const layer = { kind: 'scatter', what, ...STANDING, count: 6, heights: [60, 90] } as const;
    expect(coverage(drawn([layer]))).toBeGreaterThan(0.001);
  });

  it('before the lens is rooted below the frame, whatever its shape', () => {
    const reeds = {
      kind: 'scatter',
      what: 'baluster',
      ...STANDING,
      parallax: 1.5,
      count: 1,
      heights: [200, 200],
    } as const;
    const { data } = drawn([reeds], { width: 180, height: 320 });
    const alphas = data.slice(-180 * 4).filter((_, index) => index % 4 === 3);
    expect(Math.max(...alphas)).toBe(255);
  });

  it('of land is white under snow', () => {
    const ground = { kind: 'ground', ...LAND, cover: 'bare' } as const;
    const [bare, snowy] = [drawn([ground]), drawn([ground], { season: 'winter' })];
    expect(pixelAt(snowy, 160, 170)[2]).toBeGreaterThan(pixelAt(bare, 160, 170)[2]);
  });

  it('of a window is lit from without at night', () => {
    const window = { kind: 'window', from: 'without', x: 0.6, y: 0, size: 200, tone: SAND } as const;
    expect(meanBrightness(drawn([window], { time: 'night' }))).toBeGreaterThan(meanBrightness(drawn([window])));
  });

  it('of water mirrors what is painted before it', () => {
    const sky = { kind: 'sky', clouds: 2, size: 1 } as const;
    expect(differ(drawn([sky]), drawn([sky, { kind: 'water', y: 0.2 }]))).toBe(true);
  });
});

it('turns a thing that looks the other way', () => {
  const flag = {
    marks: [['panel', 'wood', [0, -1, 0.4, 0.3]]],
    x: [0.5, 0.5],
    y: 0.9,
    size: 1,
    tones: { wood: SAND },
  } as const;
  const [one, other] = [flag, { ...flag, turned: true } as const].map((thing) =>
    drawn([{ kind: 'things', parallax: 1, items: [thing] }]),
  );
  expect(one && other && differ(one, other)).toBe(true);
});

it('lights what glows in the dark', () => {
  const lamp = { marks: [], x: [0.5, 0.5], y: 0.5, size: 1, tones: {}, glow: [0, 0, 1, 0.8] } as const;
  const glow = { kind: 'things', parallax: 1, items: [lamp] } as const;
  expect(coverage(drawn([glow]))).toBe(0);
  expect(coverage(drawn([glow], { time: 'night' }))).toBeGreaterThan(0.01);
});

it('chooses among the compositions that suit the mood, by seed', () => {
  const compositions: readonly Composition[] = [
    { name: 'one', drop: 0, layers: [], moods: ['glad'] },
    { name: 'two', drop: 0, layers: [] },
    { name: 'three', drop: 0, layers: [] },
  ];
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const chosen = (plan: Partial<ScenePlan>) =>
    new Set(seeds.map((seed) => chooseComposition(aStage({ ...plan, seed }).stage, compositions).name));
  expect(chosen({ mood: 'glad' })).toEqual(new Set(['one']));
  expect(chosen({ mood: 'afraid' }).size).toBe(3);
  expect(chosen({}).size).toBe(3);
});
