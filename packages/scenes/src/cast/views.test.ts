import type { Angle, CastEntry, Framing } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

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

/** Pixels per unit, height and top of all who are placed, in frame heights. */
function placed(cast: readonly Partial<CastEntry>[], filming: { framing?: Framing; set?: 'lake' } = {}) {
  const { stage } = aStage({ ...filming, cast: cast.map((entry) => anEntry(entry)) });
  const moment = { stage, world: {}, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: 0 };
  return placeMembers(stage, {}).map((member) => {
    const { height, below, left, right } = extentOf(member.rig, member.entry);
    const pose = poseOf(member, moment);
    const size = member.size / stage.height;
    return {
      name: member.entry.name,
      looks: member.entry.looks,
      carrier: member.carrier,
      tall: (height + below) * size,
      top: pose.y / stage.height - height * size,
      foot: pose.y / stage.height,
      across: ((right - left) * member.size) / stage.width,
    };
  });
}

const OWL = { name: 'owl', rig: 'owl', size: 0.5, looks: {}, relation: { kind: 'on', to: 1 } } as const;

it.each(['branch', 'table', 'leaf'] as const)('who is on a %s and seen close is large, and whole', (rig) => {
  const bearer = { name: rig, rig, mode: 'prop', size: 1, looks: {} } as const;
  const owl = placed([OWL, bearer], { framing: 'close' }).find(({ name }) => name === 'owl');
  expect(owl?.tall).toBeGreaterThan(0.4);
  expect(owl?.top).toBeGreaterThan(0.04);
  expect(owl?.foot).toBeLessThan(0.9);
});

it('a tall animal seen close is seen from the head down, and a small one whole', () => {
  const [horse] = placed([{ name: 'horse', size: 1, looks: { kind: 'horse' } }], { framing: 'close' });
  const [cat] = placed([{ name: 'cat', looks: { kind: 'cat' } }], { framing: 'close' });
  expect(horse?.top).toBeCloseTo(0.14, 1);
  expect(horse?.foot).toBeGreaterThan(1.1);
  expect(cat?.foot).toBeLessThan(1);
});

it('nobody is lost alone in the frame, but who is told to be small', () => {
  const boat = { name: 'paper boat', rig: 'paperBoat', mode: 'water', size: 0.3, looks: {} } as const;
  expect(placed([boat])[0]?.tall).toBeGreaterThan(0.33);
  expect(placed([{ ...boat, stature: 'tiny' }])[0]?.tall).toBeLessThan(0.25);
  expect(placed([boat], { framing: 'wide' })[0]?.tall).toBeLessThan(0.25);
});

it('a canoe makes room for whoever sits in it', () => {
  const canoe = { name: 'canoe', rig: 'canoe', mode: 'water', size: 0.38, looks: {} } as const;
  const fox = { relation: { kind: 'in', to: 1 } } as const;
  const [boat] = placed([fox, canoe]).filter(({ name }) => name === 'canoe');
  expect(boat?.looks.kind).toBe('empty');
  expect(placed([canoe])[0]?.looks.kind).toBeUndefined();
});

it('what somebody holds is in the hand, whatever else it is on', () => {
  const man = {
    name: 'man',
    rig: 'person',
    size: 0.9,
    looks: { kind: 'man' },
    relation: { kind: 'holding', to: 1 },
  } as const;
  const mug = { name: 'mug', rig: 'mug', mode: 'prop', size: 0.3, looks: {}, relation: { kind: 'on', to: 2 } } as const;
  const bench = { name: 'bench', rig: 'bench', mode: 'prop', size: 1, looks: {} } as const;
  const held = placed([man, mug, bench]).find(({ name }) => name === 'mug');
  expect(held?.carrier?.kind).toBe('hand');
});

it('who is on something hollow stands on its rim', () => {
  const mug = { name: 'mug', rig: 'mug', mode: 'prop', size: 0.6, looks: {} } as const;
  const { stage } = aStage({ cast: [anEntry(OWL), anEntry(mug)] });
  const moment = { stage, world: {}, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: 0 };
  const [cup, owl] = placeMembers(stage, {});
  if (!cup || !owl) throw new Error('Somebody is not there.');
  const aside = Math.abs(poseOf(owl, moment).x - poseOf(cup, moment).x) / cup.size;
  expect(aside).toBeCloseTo(0.4, 1);
});

it('the head of a deer seen close is in a tall frame too', () => {
  const cast = [anEntry({ name: 'deer', size: 1, looks: { kind: 'deer' } })];
  const { stage } = aStage({ framing: 'close', width: 180, height: 320, cast });
  const [deer] = placeMembers(stage, {});
  if (!deer) throw new Error('Nobody is there.');
  const { left, right } = extentOf(deer.rig, deer.entry);
  const head = deer.place.x + Math.max(-left, right) * deer.size * deer.facing;
  expect(head).toBeGreaterThanOrEqual(0);
  expect(head).toBeLessThanOrEqual(180);
});
