import { describe, expect, it, vi } from 'vitest';

import { leadOneTab, oneTabAtATime } from './leader.ts';

/** Locks as browsers keep them: one holder, the others in order; an aborted wait is rejected. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as () => Promise<unknown>;
    const { signal } = rest.length > 1 ? (rest[0] as { signal: AbortSignal }) : {};
    const mine = last.then(() => {
      signal?.throwIfAborted();
      return run();
    });
    last = mine.catch(() => {});
    return mine;
  };
  return { request: request as LockManager['request'] };
}

describe('leadOneTab', () => {
  it('lets the next tab lead when the first is gone', async () => {
    const locks = fakeLocks();
    const tabs = [new AbortController(), new AbortController(), new AbortController()];
    const leaders: number[] = [];
    for (const [index, { signal }] of tabs.entries()) {
      leadOneTab({ name: 'events', signal, lead: () => leaders.push(index) }, locks);
    }
    await vi.waitFor(() => expect(leaders).toEqual([0]));
    tabs[1]?.abort();
    tabs[0]?.abort();
    await vi.waitFor(() => expect(leaders).toEqual([0, 2]));
    tabs[2]?.abort();
  });

  it('leads nothing when it is over before it began', () => {
    const lead = vi.fn<() => void>();
    leadOneTab({ name: 'events', signal: AbortSignal.abort(), lead }, fakeLocks());
    expect(lead).not.toHaveBeenCalled();
  });
});

describe('oneTabAtATime', () => {
  it('starts a task when the one before it has ended', async () => {
    const locks = fakeLocks();
    const steps: string[] = [];
    const task = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return name;
    };
    const results = [oneTabAtATime('renew', task('a'), locks), oneTabAtATime('renew', task('b'), locks)];
    expect(await Promise.all(results)).toEqual(['a', 'b']);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('still runs where the browser has no locks', async () => {
    expect(await oneTabAtATime('renew', () => Promise.resolve(7), undefined)).toBe(7);
  });
});
