import type { CastEntry, Stature } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';
import { withTrueSizes } from './true-sizes.ts';

const KINDS = ['rabbit', 'cat', 'dog', 'horse', 'elephant'] as const;
const animal = (kind: string, changes: Partial<CastEntry> = {}) => anEntry({ name: kind, looks: { kind }, ...changes });

/** How tall each of a cast is drawn, in frame heights. */
function heightsOf(cast: readonly CastEntry[]): ReadonlyMap<string, number> {
  const members = placeMembers(aStage({ cast: [...cast] }).stage, {});
  return new Map(
    members.map(({ entry, rig, size }) => [entry.name, (extentOf(rig, entry).height * size) / 180] as const),
  );
}

const ratioOf = (heights: ReadonlyMap<string, number>) => (heights.get('cat') ?? 0) / (heights.get('dog') ?? 1);

describe('two of a cast', () => {
  it.each(KINDS.flatMap((small, index) => KINDS.slice(index + 1).map((large) => [small, large] as const)))(
    'have their order in size: a %s is smaller than a %s, whoever comes first',
    (small, large) => {
      for (const cast of [
        [animal(small), animal(large)],
        [animal(large), animal(small)],
      ]) {
        const heights = heightsOf(cast);
        expect(heights.get(small) ?? 9).toBeLessThan(heights.get(large) ?? 0);
      }
    },
  );

  it('can both be seen', () => {
    const heights = heightsOf([anEntry({ name: 'snail', rig: 'snail', size: 0.5, looks: {} }), animal('elephant')]);
    expect(heights.get('snail')).toBeGreaterThan(0.1);
    expect(heights.get('elephant')).toBeLessThan(0.75);
  });

  it.each([
    ['tiny', -1],
    ['giant', 1],
  ] as const)('follow the words: a %s cat', (stature: Stature, sign) => {
    const usual = heightsOf([animal('cat'), animal('dog')]);
    const told = heightsOf([animal('cat', { stature }), animal('dog')]);
    expect(Math.sign(ratioOf(told) - ratioOf(usual))).toBe(sign);
  });
});

it('leaves a table as it is for what would be lost on it', () => {
  const table = anEntry({ name: 'table', rig: 'table', mode: 'prop', looks: {} });
  const on = { kind: 'on', to: 1 } as const;
  const cherry = anEntry({ name: 'cherry', rig: 'mug', mode: 'prop', looks: {}, relation: on });
  const { stage } = aStage({ cast: [cherry, table] });
  expect(withTrueSizes(stage, [cherry, table])).toEqual([cherry, table]);
});

it('leaves one alone as large as ever', () => {
  const [one, other] = [animal('cat', { size: 0.5 }), animal('cat', { size: 0.6 })].map((cat) => heightsOf([cat]));
  expect(one?.get('cat')).toBeGreaterThan(0.15);
  expect(other?.get('cat')).toBeGreaterThanOrEqual(one?.get('cat') ?? 9);
});
