import type { BodyPart, CastEntry } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';
import { handOf, partOf } from './touch.ts';

const BOY: Partial<CastEntry> = { name: 'boy', rig: 'person', size: 0.8, looks: { kind: 'boy' } };
const MUG: Partial<CastEntry> = { name: 'mug', rig: 'mug', mode: 'prop', size: 0.5, looks: {} };

/** Two of whom the first is borne by the second, or the other way round, at one moment. */
function borne(one: Partial<CastEntry>, other: Partial<CastEntry>) {
  const { stage } = aStage({ cast: [anEntry(one), anEntry(other)] });
  const members = placeMembers(stage, {});
  const moment = { stage, world: {}, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: 0 };
  const member = members.find(({ carrier }) => carrier !== null);
  if (!member?.carrier) throw new Error('Nobody is borne.');
  const carrier = member.carrier.member;
  const [pose, base] = [poseOf(member, moment), poseOf(carrier, moment)];
  const tall = extentOf(member.rig, member.entry).height * member.size;
  const across = ((pose.x - base.x) * carrier.facing) / carrier.size;
  return { member, carrier, base, across, up: (base.y - pose.y) / carrier.size, tall: tall / carrier.size };
}

const onPart = (part: BodyPart, bearer: Partial<CastEntry>) =>
  borne({ ...MUG, relation: { kind: 'on', to: 1, part } }, bearer);

it('what a person holds has its middle in the hand, and the arms hold it', () => {
  const { member, carrier, base, across, up, tall } = borne({ ...BOY, relation: { kind: 'holding', to: 1 } }, MUG);
  const [x, y] = handOf(carrier, base.phase);
  expect(carrier.looks.carries).toBe(true);
  expect(across).toBeCloseTo(x, 1);
  expect(up + tall / 2).toBeCloseTo(-y, 1);
  expect(member.size).toBeLessThan(carrier.size * 0.3);
});

it('a fox carries a thing in its mouth', () => {
  const { across, carrier, base } = borne({ relation: { kind: 'holding', to: 1 } }, MUG);
  expect(across).toBeCloseTo(handOf(carrier, base.phase)[0], 1);
  expect(across).toBeGreaterThan(0.4);
});

it.each(['nose', 'head', 'shoulder'] as const)('what is on the %s of a fox touches it there, and is small', (part) => {
  const { across, up, carrier, base, tall } = onPart(part, {});
  const [x, y] = partOf(carrier, part, base.phase);
  expect(across).toBeCloseTo(x, 1);
  expect(up).toBeCloseTo(-y, 1);
  expect(tall).toBeLessThan(0.5);
});

it('a body of which nothing is known is touched at the top of its drawing', () => {
  const { up, carrier } = onPart('head', { name: 'penguin', rig: 'penguin', looks: {} });
  expect(up).toBeGreaterThan(extentOf(carrier.rig, carrier.entry).height * 0.85);
});

it('a lap is lower than a head', () => {
  const sitting = { ...BOY, action: 'sit' } as const;
  expect(onPart('lap', sitting).up).toBeLessThan(onPart('head', sitting).up * 0.6);
});
