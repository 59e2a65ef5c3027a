import type { Time } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { beamAt } from './lighthouse.ts';
import { panesOf, planTown } from './town.ts';

const { stage } = aStage({});
const houses = planTown(stage, 100);

it('gets smaller towards the open sea, which it leaves free below the light', () => {
  const [farthest, nearest] = [houses.at(0), houses.at(-1)];
  expect(nearest?.width).toBeGreaterThan((farthest?.width ?? 0) * 1.4);
  const reach = Math.abs((farthest?.x ?? 0) - stage.frame.lightX);
  expect(reach).toBeGreaterThan(stage.width * 0.05);
});

it('keeps its windows inside the walls', () => {
  for (const house of houses) {
    for (const [x, y] of panesOf(house)) {
      expect(Math.abs(x - house.x)).toBeLessThan(house.width / 2);
      expect(y).toBeLessThan(house.y);
      expect(y).toBeGreaterThan(house.y - house.height);
    }
  }
});

/** How many windows shine. */
function shining(time: Time): number {
  return planTown(aStage({ time }).stage, 100).flatMap(({ lit }) => lit.filter(Boolean)).length;
}

it('lights up when it gets dark', () => {
  expect(shining('night')).toBeGreaterThan(shining('day') * 3);
});

it('looks at the viewer once in every turn of the beam', () => {
  const turn = Array.from({ length: 66 }, (_, index) => beamAt(index / 10));
  expect(Math.max(...turn.map(({ towards }) => towards))).toBeGreaterThan(0.99);
  expect(Math.min(...turn.map(({ across }) => across))).toBeLessThan(-0.99);
  expect(Math.max(...turn.map(({ across }) => across))).toBeGreaterThan(0.99);
});
