import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { activityOf, isNews, lastEnd, looked, newsSince } from './activity.ts';

const ready = (id: string, endedAt: number) => aReadyCreation({ id, endedAt });
const failed = (id: string, endedAt: number) => aCreation({ id, state: 'failed', endedAt });
const waiting = (id: string, position: number | null) => aCreation({ id, position });

describe('looked', () => {
  it.each([null, 7, {}, { member: 7, at: 1 }, { member: 'a' }])('does not take %o for it', (stored) => {
    expect(looked(stored)).toBeUndefined();
  });

  it('forgets what it does not know', () => {
    expect(looked({ member: 'a', at: 1, more: 2 })).toEqual({ member: 'a', at: 1 });
  });
});

describe('newsSince', () => {
  it('counts what ended later, not what its member called off', () => {
    const creations = [
      ready('a', 100),
      ready('b', 200),
      failed('c', 300),
      aCreation({ id: 'd', state: 'cancelled', endedAt: 400 }),
      waiting('e', 0),
    ];
    expect(newsSince(creations, 100)).toEqual({ ready: 1, failed: 1 });
    expect(newsSince(creations, 300)).toEqual({ ready: 0, failed: 0 });
    expect(lastEnd(creations)).toBe(400);
    expect(creations.map(isNews)).toEqual([true, true, true, false, false]);
    const refunded = aCreation({ state: 'cancelled', receipt: { ...aCreation().receipt, reason: 'refund' } });
    expect(isNews(refunded)).toBe(true);
  });

  it('knows no end where there is none', () => {
    expect(lastEnd([])).toBe(0);
    expect(newsSince([waiting('a', 0)], 0)).toEqual({ ready: 0, failed: 0 });
  });
});

describe('activityOf', () => {
  it('shows what is drawn, then who waits in the order of turns', () => {
    const creations = [
      waiting('c', 7),
      waiting('u', null),
      waiting('b', 2),
      aCreation({ id: 'a', state: 'running', position: null }),
    ];
    expect(activityOf(creations, 0).ongoing.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'u']);
  });

  it('counts those it does not show', () => {
    const line = Array.from({ length: 25 }, (_, place) => waiting(`w${place}`, place));
    const { ongoing, more } = activityOf(line, 0);
    expect([ongoing.length, more]).toEqual([20, 5]);
  });

  it('shows the last end first, all that is new and three at least', () => {
    const ended = [1, 2, 3, 4, 5].map((at) => ready(`r${at}`, at));
    expect(activityOf(ended, 1).ended.map(({ creation, isNew }) => [creation.id, isNew])).toEqual([
      ['r5', true],
      ['r4', true],
      ['r3', true],
      ['r2', true],
    ]);
    expect(activityOf(ended, 5).ended.map(({ creation, isNew }) => [creation.id, isNew])).toEqual([
      ['r5', false],
      ['r4', false],
      ['r3', false],
    ]);
  });
});
