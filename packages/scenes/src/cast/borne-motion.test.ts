import type { CastEntry, RelationKind } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { bear } from './borne-motion.ts';
import { placeMembers } from './place-members.ts';
import type { Moment, Pose } from './pose.ts';

const BASE: Pose = { x: 160, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };

/** The pose of a first subject on, or of a second one in the hand of, the other. */
function borne(kind: RelationKind, cast: readonly [Partial<CastEntry>, Partial<CastEntry>], base: Partial<Pose> = {}) {
  const { stage } = aStage({ cast: [anEntry({ ...cast[0], relation: { kind, to: 1 } }), anEntry(cast[1])] });
  const members = placeMembers(stage, {});
  const member = members.find(({ carrier }) => carrier !== null);
  if (!member?.carrier) throw new Error('Nobody is borne.');
  const moment: Moment = { stage, world: {}, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: -0.5 };
  const pose = bear(member, member.carrier, { moment, base: { ...BASE, ...base } });
  return { member, carrier: member.carrier.member, pose };
}

/** What a person holds. */
const heldBy = (thing: Partial<CastEntry>) => borne('holding', [{ rig: 'person' }, thing]);

const HORSE = { name: 'horse', size: 1, looks: { kind: 'horse' } };
const BOAT: Partial<CastEntry> = { name: 'sailboat', rig: 'sailboat', mode: 'water', looks: {} };

describe('on a back', () => {
  it('stands as high as the back is', () => {
    const { pose, carrier } = borne('on', [{}, HORSE]);
    expect(150 - pose.y).toBeGreaterThan(carrier.size * 0.5);
    expect(150 - pose.y).toBeLessThan(carrier.size);
  });

  it('goes up, down and over with it', () => {
    const [level, raised, tilted] = [{}, { y: 140 }, { turn: 0.3 }].map((base) => borne('on', [{}, HORSE], base).pose);
    expect(raised?.y).toBeCloseTo((level?.y ?? 0) - 10);
    expect(tilted?.turn).toBeCloseTo(0.3);
    expect(tilted?.x).toBeGreaterThan((level?.x ?? 0) + 5);
  });
});

describe('in a boat', () => {
  it('has the seat, and is small enough for it', () => {
    const { pose, carrier, member } = borne('on', [{ size: 1 }, BOAT]);
    const [x, y, room] = carrier.rig.seat ?? [];
    expect(pose).toMatchObject({ x: 160 + (x ?? 0) * carrier.size * carrier.facing, y: 150 + (y ?? 0) * carrier.size });
    expect(member.size).toBeLessThanOrEqual(carrier.size * (room ?? 0) + 1e-9);
  });
});

describe('in a hand', () => {
  it('a thing is small enough', () => {
    const { member, carrier } = heldBy({ ...HORSE, name: 'toy' });
    expect(member.size).toBeLessThan(carrier.size * 0.6);
  });

  it('a balloon hangs above by its string', () => {
    const balloon = heldBy({ name: 'balloon', rig: 'balloon', mode: 'party', looks: {} });
    expect(150 - balloon.pose.y).toBeGreaterThan(balloon.carrier.size * 0.52);
  });
});
