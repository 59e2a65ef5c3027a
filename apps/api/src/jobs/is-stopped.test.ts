import { expect, it, vi } from 'vitest';

import { isStopped } from './is-stopped.ts';
import type { StopReason } from './slots.ts';

const lease = { jobId: 'job', token: 'token' };

async function outcome(reason: StopReason | undefined) {
  const queue = {
    fail: vi.fn(() => Promise.resolve('cancelled' as const)),
    release: vi.fn(() => Promise.resolve(true)),
  };
  const slot = { lease, signal: AbortSignal.abort(), stopReason: () => reason };
  return [await isStopped(queue, slot), queue.release.mock.calls, queue.fail.mock.calls];
}

it('gives the job back, ends it, or leaves it to whoever has it now', async () => {
  expect(await outcome('stopping')).toEqual([true, [[lease]], []]);
  expect(await outcome('cancelled')).toEqual([true, [], [[lease, { error: 'removed', retry: false }]]]);
  expect(await outcome('lost')).toEqual([true, [], []]);
  expect(await outcome(undefined)).toEqual([false, [], []]);
});
