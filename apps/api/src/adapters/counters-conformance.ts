import { randomUUID } from 'node:crypto';

import { afterEach, expect, it, vi } from 'vitest';

import type { Counters } from '../domain/limits.ts';

const name = () => `test:${randomUUID()}`;

/** What every adapter of the counters does. Only the clock is faked. */
export function conformsToCounters(create: () => Counters): void {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts from one, in a window that begins with the first and does not move', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [counters, key] = [create(), name()];
    expect(await counters.read(key)).toEqual({ count: 0, endsIn: 0 });
    expect(await counters.add(key, 10)).toEqual({ count: 1, endsIn: 10 });
    vi.setSystemTime(Date.now() + 4000);
    expect(await counters.add(key, 10)).toEqual({ count: 2, endsIn: 6 });
    expect(await counters.read(key)).toEqual({ count: 2, endsIn: 6 });
  });

  it('loses no count of many at once', async () => {
    const [counters, key] = [create(), name()];
    const counts = await Promise.all(Array.from({ length: 50 }, () => counters.add(key, 60)));
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('takes one back, forgets all, and knows keys apart', async () => {
    const [counters, key, other] = [create(), name(), name()];
    for (const one of [key, key, other]) await counters.add(one, 60);
    await counters.back(key, 60);
    expect(await counters.add(key, 60)).toMatchObject({ count: 2 });
    await counters.clear(key);
    expect(await counters.read(key)).toEqual({ count: 0, endsIn: 0 });
    expect(await counters.read(other)).toMatchObject({ count: 1 });
  });
}
