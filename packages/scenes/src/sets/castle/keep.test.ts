import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addKeep } from './keep.ts';
import { makeRock } from './stone.ts';

function keepAt(time: number): Uint8ClampedArray {
  return paintedSet((stage) => addKeep(stage, makeRock(stage, 120)), { set: 'castle', time: 'night' }, time);
}

it('stands where the rock is and leaves the far edge of the frame free', () => {
  const data = keepAt(0);
  const x = Math.round(makeRock(aStage({ set: 'castle' }).stage, 120).x);
  const column = (at: number) => Array.from({ length: 180 }, (_, y) => data[(y * 320 + at) * 4 + 3] ?? 0);
  const opaque = (at: number) => column(at).filter((alpha) => alpha > 200).length;
  expect(opaque(x)).toBeGreaterThan(90);
  expect(opaque(x < 160 ? 318 : 2)).toBeLessThan(opaque(x) / 2);
});

it('flickers behind its windows', () => {
  expect(meanOf(keepAt(0.1), 0)).not.toBe(meanOf(keepAt(0.4), 0));
});
