import type { CastEntry, RelationKind } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import type { Member } from './member.ts';
import { placeMembers } from './place-members.ts';

const to = (kind: RelationKind) => ({ relation: { kind, to: 1 } });

/** A fox and a horse that are told of together, as they are placed. */
function pair(kind: RelationKind, changes: Partial<CastEntry> = {}) {
  const cast = [anEntry({ ...to(kind), ...changes }), anEntry({ name: 'horse', size: 1, looks: { kind: 'horse' } })];
  const members = placeMembers(aStage({ cast }).stage, {});
  const named = (name: string) => members.filter(({ entry }) => entry.name === name);
  return { members, foxes: named('fox'), horse: named('horse')[0] };
}
const xOf = (member: Member | undefined) => member?.place.x ?? Number.NaN;

/** Where the foxes look, from left to right. */
const facing = (cast: CastEntry[]) =>
  placeMembers(aStage({ cast }).stage, {})
    .filter(({ entry }) => entry.name === 'fox')
    .toSorted((one, other) => one.place.x - other.place.x || one.index - other.index)
    .map((one) => one.facing);

describe('two that are told of together', () => {
  it('stand next to each other, in one plane', () => {
    const { foxes, horse } = pair('beside');
    expect(foxes[0]?.place.depth).toBe(horse?.place.depth);
    expect(Math.abs(xOf(foxes[0]) - xOf(horse))).toBeGreaterThan((horse?.size ?? 0) * 0.8);
  });

  it('cover little of the narrower one', () => {
    const cast = [
      anEntry({ name: 'fox', size: 0.4, ...to('beside') }),
      anEntry({ name: 'horse', size: 1, looks: { kind: 'horse' } }),
    ];
    const [one, other] = placeMembers(aStage({ cast }).stage, {}).toSorted((a, b) => a.size - b.size);
    const [width, otherWidth] = [one, other].map((member) => member?.size ?? 0);
    expect(Math.abs(xOf(one) - xOf(other))).toBeGreaterThan(((width ?? 0) + (otherWidth ?? 0)) * 0.45);
  });

  it('are turned to each other where they are told so, by themselves and on something', () => {
    const fox = anEntry({ isFacing: true, count: 2 });
    expect(facing([fox])).toEqual([1, -1]);
    const onHorse = facing([{ ...fox, ...to('on') }, anEntry({ name: 'horse', size: 1, looks: { kind: 'horse' } })]);
    expect(onHorse.toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });

  it('hug face to face, closer than they stand', () => {
    const { foxes, horse } = pair('hugging');
    expect(foxes[0]?.facing).toBe(-(horse?.facing ?? 0));
    const apart = Math.abs(xOf(foxes[0]) - xOf(horse));
    expect(apart).toBeLessThan(Math.abs(xOf(pair('beside').foxes[0]) - xOf(pair('beside').horse)));
  });

  it('run one after the other the same way', () => {
    const { foxes, horse } = pair('chasing');
    expect([foxes[0]?.facing, horse?.facing]).toEqual([1, 1]);
    expect(xOf(foxes[0])).toBeLessThan(xOf(horse));
  });

  it('stand one behind the other: smaller, further back and drawn first', () => {
    const { members, foxes, horse } = pair('behind');
    expect(foxes[0]?.place.depth).toBeLessThan(horse?.place.depth ?? -9);
    expect(members.map(({ entry }) => entry.name)).toEqual(['fox', 'horse']);
  });

  it('stand one under the other, which is made tall enough', () => {
    const { foxes, horse } = pair('under', { size: 1 });
    expect(xOf(foxes[0])).toBe(xOf(horse));
    expect((horse?.size ?? 0) / (foxes[0]?.size ?? 1)).toBeGreaterThan(1.5);
  });
});

it('are smaller in a narrow frame, and both in it', () => {
  const cast = [anEntry({ ...to('beside') }), anEntry({ name: 'horse', size: 1, looks: { kind: 'horse' } })];
  const [wide, tall] = [{}, { width: 90, height: 160 }].map((shape) =>
    placeMembers(aStage({ cast, ...shape }).stage, {}),
  );
  expect(tall?.[0]?.place.scale).toBeLessThan(wide?.[0]?.place.scale ?? 0);
  for (const { place } of tall ?? []) {
    expect(place.x).toBeGreaterThan(5);
    expect(place.x).toBeLessThan(85);
  }
});

describe('who is borne', () => {
  it('is drawn after who bears it, and looks the same way', () => {
    const { members, foxes, horse } = pair('on');
    expect(members.at(-1)).toBe(foxes[0]);
    expect(foxes[0]?.carrier?.member).toBe(horse);
    expect(foxes[0]?.facing).toBe(horse?.facing);
  });

  it('shares a back with its group', () => {
    expect(pair('on', { count: 2 }).foxes.map(({ carrier }) => carrier?.share)).toEqual([0.25, 0.75]);
  });

  it('never waits for one who bears it in turn', () => {
    const cast = [anEntry(to('on')), anEntry({ name: 'cat', relation: { kind: 'on', to: 0 } })];
    expect(placeMembers(aStage({ cast }).stage, {})).toEqual([]);
  });
});
