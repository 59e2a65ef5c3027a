import type { Creation } from '@kinora/contracts/creations';
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { creationsOfDay, endedBetween, isUnfinished, mergeCreations, withoutRemoved } from './creation-list.ts';

const first = aCreation({ id: 'a', createdAt: 1000, version: 1 });
const second = aCreation({ id: 'b', createdAt: 2000, version: 4 });

describe('mergeCreations', () => {
  it('puts the newest first, whatever arrives first', () => {
    expect(mergeCreations([first], [second]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(mergeCreations([second], [first]).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes a newer version in place of the older', () => {
    const later = { ...first, version: 2, done: 50 };
    expect(mergeCreations([second, first], [later])).toEqual([second, later]);
  });

  it('keeps what it knows when an older version arrives late', () => {
    const late = { ...second, version: 3, done: 1 };
    expect(mergeCreations([second], [late])).toEqual([second]);
  });

  it('takes fresh addresses of the same version', () => {
    const fresh = aReadyCreation({ id: 'b', version: 4 });
    expect(mergeCreations([second], [fresh])).toEqual([fresh]);
  });

  it('orders the creations of one batch by id', () => {
    const batch = ['c', 'a', 'b'].map((id) => aCreation({ id, createdAt: 1000 }));
    expect(mergeCreations([], batch).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('withoutRemoved', () => {
  const [c, b, a] = ['c', 'b', 'a'].map((id, at) => aReadyCreation({ id, createdAt: 3000 - at })) as [
    Creation,
    Creation,
    Creation,
  ];
  const left = (page: { creations: Creation[]; next: string | null }, before = [c, b, a]) =>
    withoutRemoved([c, b, a], { before, page }).map(({ id }) => id);

  it('leaves out what the newest page would hold', () => {
    expect(left({ creations: [c, a], next: 'more' })).toEqual(['c', 'a']);
    expect(left({ creations: [c], next: null })).toEqual(['c']);
    expect(left({ creations: [], next: null })).toEqual([]);
  });

  it('keeps what comes after that page', () => {
    expect(left({ creations: [b], next: 'more' })).toEqual(['b', 'a']);
    expect(left({ creations: [], next: 'more' })).toEqual(['c', 'b', 'a']);
  });

  it('keeps what has come since the page was asked for, and what is in progress', () => {
    expect(left({ creations: [a], next: null }, [b, a])).toEqual(['c', 'a']);
    const running = aCreation({ id: 'd', createdAt: 4000 });
    expect(withoutRemoved([running], { before: [running], page: { creations: [], next: null } })).toEqual([running]);
  });
});

it('finds what has ended in between, and not what was never seen unfinished', () => {
  const [ready, old] = [aReadyCreation({ id: 'a' }), aReadyCreation({ id: 'old' })];
  expect(endedBetween([first, second], [ready, second, old])).toEqual([ready]);
  expect(endedBetween([ready], [ready])).toEqual([]);
});

describe('isUnfinished', () => {
  it.each([
    ['waiting', true],
    ['running', true],
    ['ready', false],
    ['failed', false],
    ['declined', false],
    ['cancelled', false],
    ['expired', false],
  ] as const)('says of %s: %s', (state, expected) => {
    expect(isUnfinished(aCreation({ state }))).toBe(expected);
  });
});

describe('creationsOfDay', () => {
  it('leaves out what was asked for before midnight', () => {
    const noon = new Date(2026, 10, 21, 12).getTime();
    const today = aCreation({ id: 't', createdAt: new Date(2026, 10, 21, 0, 1).getTime() });
    const yesterday = aCreation({ id: 'y', createdAt: new Date(2026, 10, 20, 23, 59).getTime() });
    expect(creationsOfDay([today, yesterday], noon)).toEqual([today]);
  });
});
