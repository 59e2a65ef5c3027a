import { describe, expect, it, vi } from 'vitest';

import { leadOneTab, oneTabAtATime } from './leader.ts';

/** Locks as browsers keep them: one holder, the others in order; an aborted wait is rejected. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as () => Promise<unknown>;
    const { signal } = rest.length > 1 ? (rest[0] as { signal: AbortSignal }) : {};
    let isHeld = false;
    const mine = last.then(() => {
      signal?.throwIfAborted();
      isHeld = true;
      return run();
    });
    last = mine.catch(() => {});
    const left = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => !isHeld && reject(signal.reason));
    });
    return Promise.race([mine, left]);
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
    const results = [oneTabAtATime('renew', task('a'), { locks }), oneTabAtATime('renew', task('b'), { locks })];
    expect(await Promise.all(results)).toEqual(['a', 'b']);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('starts beside a task that does not end, after the patience it has', async () => {
    const locks = fakeLocks();
    const stuck = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
    void oneTabAtATime('renew', stuck, { locks });
    expect(await oneTabAtATime('renew', () => Promise.resolve(7), { locks, patience: 5 })).toBe(7);
    expect(stuck).toHaveBeenCalledOnce();
  });

  it('does not try a task again that failed in its turn', async () => {
    const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')));
    const turn = { locks: fakeLocks(), patience: 1000 };
    await expect(oneTabAtATime('renew', fail, turn)).rejects.toThrow('no network');
    expect(fail).toHaveBeenCalledOnce();
  });

  it('still runs where the browser has no locks', async () => {
    expect(await oneTabAtATime('renew', () => Promise.resolve(7), { locks: undefined })).toBe(7);
  });
});
