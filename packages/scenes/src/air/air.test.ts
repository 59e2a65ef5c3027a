import { coverage, differ } from '@kinora/drawing/testing';
import type { AirKind } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

const KINDS: readonly AirKind[] = [
  'rain',
  'snow',
  'embers',
  'fireflies',
  'petals',
  'leaves',
  'bubbles',
  'confetti',
  'dust',
  'sparks',
];

function withAir(kind: AirKind, options?: Parameters<typeof addAir>[2]) {
  const built = aStage();
  addAir(built.stage, kind, options);
  return built;
}

const dense = (count: number) => coverage(drawLayers(withAir('snow', { count }), 1));

describe.each(KINDS)('%s', (kind) => {
  it('fills the air thinly, moves, and never runs out', () => {
    const built = withAir(kind);
    for (const time of [0.5, 4, 30]) {
      expect(coverage(drawLayers(built, time))).toBeGreaterThan(0.0001);
      expect(coverage(drawLayers(built, time))).toBeLessThan(0.35);
    }
    expect(differ(drawLayers(built, 1), drawLayers(built, 1.2))).toBe(true);
  });

  it('is remembered by the stage', () => {
    expect([...withAir(kind).stage.airKinds]).toEqual([kind]);
  });
});

it('can be denser, and is nothing with a count of none', () => {
  expect(dense(400)).toBeGreaterThan(dense(40));
  expect(dense(0)).toBe(0);
});
