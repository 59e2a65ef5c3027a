import type { Angle, Framing } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';

/** The horizon, and the height of a subject, in frame heights. */
function viewOf(filming: { framing?: Framing; angle?: Angle }, rig: 'quadruped' | 'person' | 'penguin' = 'quadruped') {
  const entry = anEntry(rig === 'quadruped' ? {} : { name: rig, rig, looks: {} });
  const { stage } = aStage({ ...filming, cast: [entry] });
  const [member] = placeMembers(stage, {});
  if (!member) throw new Error('Nobody is there.');
  const { frame } = stage;
  const tall = (extentOf(member.rig, member.entry).height * member.size) / frame.height;
  return { horizon: frame.horizon / frame.height, tall, drop: (member.place.drop ?? 0) / frame.height };
}

it.each(['quadruped', 'penguin'] as const)('a %s seen close fills most of the frame', (rig) => {
  const { tall } = viewOf({ framing: 'close' }, rig);
  expect(tall).toBeGreaterThan(0.6);
  expect(tall).toBeLessThan(0.85);
  expect(tall).toBeGreaterThan(viewOf({}, rig).tall + 0.15);
});

it('a person seen close is seen from the head to the hips', () => {
  const { tall, drop } = viewOf({ framing: 'close' }, 'person');
  expect(tall).toBeGreaterThan(1.2);
  expect(0.8 + drop - tall).toBeCloseTo(0.14);
});

it('towers over a low horizon where it is seen from below', () => {
  const [usual, below] = [viewOf({}), viewOf({ angle: 'below' })];
  expect(below.horizon - usual.horizon).toBeGreaterThan(0.2);
  expect(below.tall / usual.tall).toBeGreaterThan(1.3);
});

it('is small before a high horizon where it is seen from above', () => {
  const [usual, above] = [viewOf({}), viewOf({ angle: 'above' })];
  expect(usual.horizon - above.horizon).toBeGreaterThan(0.3);
  expect(above.tall / usual.tall).toBeLessThan(0.75);
});
