import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { LEASE_MS, type QueueBench } from './queue-bench.ts';

export function ending(get: () => QueueBench) {
  it('finishes once, and only for who holds the lease', async () => {
    const { aLane, add, take, queue } = get();
    const lane = await aLane();
    await add(lane);
    const { id, lease } = await take(lane);
    expect(await queue.finish({ jobId: id, token: randomUUID() })).toBe(false);
    expect(await queue.finish(lease)).toBe(true);
    expect(await queue.finish(lease)).toBe(false);
    expect(await queue.cancel(id)).toBe('ended');
  });

  it('tries again after a pause that grows, then gives up', async () => {
    const { aLane, add, claim, take, queue } = get();
    const lane = await aLane();
    await add(lane, { maxAttempts: 2 });
    const first = await take(lane);
    const failure = { error: 'no luck', retry: true };
    // Taken before the call: the pause begins inside it, and a busy machine answers late.
    const failedAt = Date.now();
    expect(await queue.fail(first.lease, failure)).toBe('queued');
    expect(await claim(lane)).toBeUndefined();
    const second = await vi.waitFor(() => take(lane), { timeout: 5000, interval: 20 });
    expect(Date.now() - failedAt).toBeGreaterThan(350);
    expect(second.attempt).toBe(2);
    expect(await queue.fail(first.lease, failure)).toBe('stale');
    expect(await queue.fail(second.lease, failure)).toBe('failed');
    expect(await claim(lane)).toBeUndefined();
  });

  it('gives up at once where another attempt would not help', async () => {
    const { aLane, add, take, queue } = get();
    const lane = await aLane();
    await add(lane);
    const { lease } = await take(lane);
    expect(await queue.fail(lease, { error: 'refused', retry: false })).toBe('failed');
  });

  it('takes back untried work without counting the attempt', async () => {
    const { aLane, add, take, queue } = get();
    const lane = await aLane();
    await add(lane);
    const { lease } = await take(lane);
    expect(await queue.release(lease)).toBe(true);
    expect(await queue.release(lease)).toBe(false);
    expect((await take(lane)).attempt).toBe(1);
  });
}

export function losing(get: () => QueueBench) {
  it('keeps a job while its worker beats, and gives it to another when the beat stops', async () => {
    const { aLane, add, claim, take, queue } = get();
    const lane = await aLane();
    await add(lane, { maxAttempts: 2 });
    const first = await take(lane, 100);
    expect(await queue.beat([first.lease], LEASE_MS)).toEqual([{ jobId: first.id, isCancelRequested: false }]);
    await sleep(120);
    await queue.reap();
    expect(await claim(lane)).toBeUndefined();
    await queue.beat([first.lease], 20);
    await sleep(50);
    expect(await queue.reap()).toBeGreaterThan(0);
    const second = await take(lane, 20);
    expect(second).toMatchObject({ id: first.id, attempt: 2 });
    expect(await queue.beat([first.lease], LEASE_MS)).toEqual([]);
    expect(await queue.finish(first.lease)).toBe(false);
    await sleep(50);
    await queue.reap();
    expect(await claim(lane)).toBeUndefined();
    expect(await queue.cancel(first.id)).toBe('ended');
  });

  it('cancels waiting work at once and asks running work to stop', async () => {
    const { aLane, add, claim, take, queue } = get();
    const lane = await aLane();
    const heard: string[] = [];
    const stop = queue.listen({ onCancel: (id) => heard.push(id) });
    const waiting = await add(lane);
    expect(await queue.cancel(waiting)).toBe('cancelled');
    expect(await claim(lane)).toBeUndefined();
    await add(lane);
    const job = await take(lane, 50);
    expect(await queue.cancel(job.id)).toBe('cancelling');
    await vi.waitFor(() => expect(heard).toContain(job.id), 5000);
    expect(await queue.beat([job.lease], 50)).toEqual([{ jobId: job.id, isCancelRequested: true }]);
    await sleep(80);
    await queue.reap();
    expect(await claim(lane)).toBeUndefined();
    expect(await queue.cancel(job.id)).toBe('ended');
    expect(await queue.cancel(randomUUID())).toBe('unknown');
    stop();
  });
}
