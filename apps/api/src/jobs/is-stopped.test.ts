import { expect, it } from 'vitest';

import type { JobQueue } from '../domain/queue.ts';
import { isStopped } from './is-stopped.ts';
import type { StopReason } from './slots.ts';

const lease = { jobId: 'job', token: 'token' };

async function outcome(reason: StopReason | undefined) {
  const said: unknown[] = [];
  const queue: Pick<JobQueue, 'fail' | 'release'> = {
    fail: async (_lease, failure) => (said.push(failure), 'cancelled'),
    release: async () => said.push('released') > 0,
  };
  const slot = { lease, signal: AbortSignal.abort(), stopReason: () => reason };
  return [await isStopped(queue, slot), ...said];
}

it('gives the job back, ends it, or leaves it to whoever has it now', async () => {
  expect(await outcome('stopping')).toEqual([true, 'released']);
  expect(await outcome('cancelled')).toEqual([true, { error: 'removed', retry: false }]);
  expect(await outcome('lost')).toEqual([true]);
  expect(await outcome(undefined)).toEqual([false]);
});
