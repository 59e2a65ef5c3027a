import { VARIANTS } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { planScene, type PlanOptions } from './plan-scene.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 100 };
const EVERY = Array.from({ length: VARIANTS }, (_, variant) => variant);

/** The clip of a batch: its seed counts up as its variant does. */
const clipOf = (prompt: string, variant: number, changes: Partial<PlanOptions> = {}) =>
  planScene(prompt, { ...OPTIONS, ...changes, variant, seed: ((changes.seed ?? OPTIONS.seed) + variant) % 2 ** 31 });

const OPEN = [
  'a fox in the forest',
  'a lighthouse by the sea',
  'a car on a road',
  'an astronaut in space',
  'a cat in a room',
  'a girl on the beach',
  'a whale under water',
  'a canoe on a lake',
  'a dragon over a castle',
  'a robot in a greenhouse',
];

describe('the clips of a batch', () => {
  it.each(OPEN)('"%s" differ in how they are filmed, each from each', (prompt) => {
    for (const first of [0, 4, 8, 12, 16]) {
      const clips = EVERY.slice(first, first + 4).map((variant) => clipOf(prompt, variant));
      const facts = clips.map(({ camera, framing, angle, side, time }) => ({ camera, framing, angle, side, time }));
      facts.forEach((one, index) => {
        for (const other of facts.slice(0, index)) {
          // The names of the facts are those of the first.
          const keys = Object.keys(one) as (keyof typeof one)[];
          expect(keys.filter((key) => one[key] !== other[key]).length).toBeGreaterThanOrEqual(2);
        }
      });
    }
  });

  it('are the plain scene and others: the first is what the preview shows', () => {
    for (const prompt of OPEN) expect(clipOf(prompt, 0)).toEqual(planScene(prompt, OPTIONS));
  });

  it('are the same whenever they are drawn again, also where the seeds begin anew', () => {
    const last = { seed: 2 ** 31 - 1 };
    expect(clipOf('a fox in a meadow', 2, last)).toEqual(clipOf('a fox in a meadow', 2, last));
    expect(clipOf('a fox in a meadow', 2, last).seed).toBe(1);
    expect(clipOf('a fox in a meadow', 2, last).side).toBe(clipOf('a fox in a meadow', 0, last).side);
  });

  it('have cars of several colours and somebody else each time', () => {
    const tints = EVERY.slice(0, 4).map((variant) => clipOf('a car on a road', variant).cast[0]?.looks.tint);
    expect(new Set(tints).size).toBe(4);
  });

  it('film a variant that there is not as the plain one', () => {
    for (const variant of [-1, 0.5, VARIANTS, Number.NaN]) {
      expect(planScene('a fox', { ...OPTIONS, variant })).toEqual(planScene('a fox', OPTIONS));
    }
  });
});

describe('what the member named', () => {
  it.each(EVERY)('stays in variant %i', (variant) => {
    const named = 'close up of a red fox running in a forest in the rain at night, pan left, autumn "Hello"';
    const [plain, clip] = [clipOf(named, 0), clipOf(named, variant)];
    for (const key of [
      'set',
      'time',
      'weather',
      'season',
      'camera',
      'framing',
      'cast',
      'air',
      'caption',
      'seen',
      'missed',
      'style',
      'width',
      'height',
      'frames',
    ] as const) {
      expect(clip[key]).toEqual(plain[key]);
    }
    const chosen = { camera: 'orbit', shape: '9:16', style: 'ink' } as const;
    expect(clipOf('a blue car', variant, chosen)).toMatchObject({
      camera: 'orbit',
      width: 360,
      style: 'ink',
      cast: [{ name: 'car', looks: { tint: '#3b76c4' } }],
    });
    expect(clipOf('a cat sleeping on a sofa', variant).cast).toEqual(clipOf('a cat sleeping on a sofa', 0).cast);
    expect(clipOf('a fox at noon, cut to an owl', variant).shots.map(({ time }) => time)).toEqual(['day', 'day']);
  });
});
