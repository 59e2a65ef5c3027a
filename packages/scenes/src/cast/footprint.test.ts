import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { footprintOf } from './footprint.ts';
import { placeMembers } from './place-members.ts';

it('finds each foot of what stands, left to right', () => {
  const { stage } = aStage({ cast: [anEntry()] });
  const [fox] = placeMembers(stage, {});
  if (!fox) throw new Error('Nobody is there.');
  const feet = footprintOf(fox);
  expect(feet.length).toBeGreaterThan(1);
  const middles = feet.map(([middle]) => middle);
  expect(middles).toEqual(middles.toSorted((one, two) => one - two));
  expect(feet.every(([, width]) => width > 0 && width < fox.size)).toBe(true);
});
