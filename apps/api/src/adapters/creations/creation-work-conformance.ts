import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { aClip, type CreationBench, PRICE } from './creation-bench.ts';

const BROKEN = { state: 'failed', reason: 'crashed', retryable: true } as const;

export function working(get: () => CreationBench): void {
  it('runs, moves on and is delivered, charged once', async () => {
    const { aMember, running, creations, ledger, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    const begun = await read(member, id);
    expect(begun).toMatchObject({ state: 'running', phase: 'preparing', position: null });
    expect(begun.startedAt).toBeGreaterThanOrEqual(begun.createdAt);
    expect(await creations.progress(job.lease, { phase: 'drawing', done: 30, total: 126 })).toBe(true);
    const moved = await read(member, id);
    expect(moved).toMatchObject({ phase: 'drawing', done: 30, total: 126 });
    expect(moved.version).toBeGreaterThan(begun.version);
    expect(await creations.deliver(job.lease, aClip())).toBe('delivered');
    expect(await creations.deliver(job.lease, aClip())).toBe('delivered');
    const ready = await read(member, id);
    expect(ready).toMatchObject({
      state: 'ready',
      phase: null,
      done: 126,
      receipt: { held: PRICE, charged: PRICE, returned: 0 },
      result: { width: 1280, height: 720, seconds: 5.25, bytes: 1234 },
      failure: null,
    });
    const { posterId, renditions, videoId } = ready.result ?? {};
    // The master stands apart: not everybody may read it.
    expect(Object.keys(renditions ?? {})).toEqual(['proxy']);
    expect(ready.result?.master).toEqual({ id: expect.any(String), bytes: 1234 });
    expect(new Set([videoId, posterId, renditions?.proxy, ready.result?.master?.id]).size).toBe(4);
    expect(ready.endedAt).toBeGreaterThanOrEqual(ready.startedAt ?? 0);
    expect(await ledger.balance(member)).toMatchObject({ available: 92, held: 0 });
  });

  it.each(['failed', 'declined'] as const)('gives the credits back when it is %s', async (state) => {
    const { aMember, running, creations, ledger, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    expect(await creations.fail(job.lease, { state, reason: 'declined', retryable: false })).toBe('ended');
    expect(await read(member, id)).toMatchObject({
      state,
      failure: { reason: 'declined', retryable: false },
      receipt: { held: PRICE, charged: 0, returned: PRICE, reason: 'declined' },
    });
    expect((await ledger.balance(member)).available).toBe(100);
    expect(await creations.fail(job.lease, BROKEN)).toBe('stale');
  });

  it('delivers a late clip free after it was shown as failed', async () => {
    const { aMember, running, creations, ledger, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    await creations.fail(job.lease, BROKEN);
    expect(await creations.deliver(job.lease, aClip())).toBe('delivered');
    expect(await read(member, id)).toMatchObject({ state: 'ready', failure: null, receipt: { charged: 0 } });
    expect((await ledger.balance(member)).available).toBe(100);
  });

  it('lets a stale lease change nothing', async () => {
    const { aMember, running, creations, queue, claim, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    await queue.release(job.lease);
    expect(await read(member, id)).toMatchObject({ state: 'waiting', phase: null, done: 0, position: 0 });
    const lost = async () => [
      await creations.begin(job.lease),
      await creations.progress(job.lease, { phase: 'drawing', done: 1, total: 2 }),
      await creations.deliver(job.lease, aClip()),
      await creations.fail(job.lease, BROKEN),
      await creations.confirmCancel(job.lease),
    ];
    expect(await lost()).toEqual([undefined, false, 'stale', 'stale', 'stale']);
    const next = await claim(job.lane);
    expect(await lost()).toEqual([undefined, false, 'stale', 'stale', 'stale']);
    await creations.begin(next.lease);
    expect(await creations.deliver(next.lease, aClip())).toBe('delivered');
    expect(await lost()).toEqual([undefined, false, 'stale', 'stale', 'stale']);
  });

  it('goes back in line when its worker is lost, and ends with its credits back after too many', async () => {
    const { aMember, aLane, create, claim, creations, queue, read } = get();
    const member = await aMember();
    const lane = await aLane();
    const [record] = await create(member, { lane, maxAttempts: 2 });
    const id = record?.id ?? '';
    for (const state of ['waiting', 'failed']) {
      await creations.begin((await claim(lane, 20)).lease);
      await sleep(50);
      await queue.reap();
      expect((await read(member, id)).state).toBe(state);
    }
    expect(await read(member, id)).toMatchObject({
      failure: { reason: 'interrupted', retryable: true },
      receipt: { returned: PRICE },
    });
  });

  it('goes back in line for another attempt', async () => {
    const { aMember, running, queue, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    expect(await queue.fail(job.lease, { error: 'busy', retry: true })).toBe('queued');
    expect(await read(member, id)).toMatchObject({ state: 'waiting', failure: null, receipt: { returned: 0 } });
  });

  it('tells how long the last clips of a lane took', async () => {
    const { aMember, running, creations } = get();
    const member = await aMember();
    const { job } = await running(member);
    await sleep(50);
    await creations.deliver(job.lease, aClip());
    const [past] = await creations.history(job.lane, 5);
    expect(past?.took).toBeGreaterThan(0.03);
    expect(past?.took).toBeLessThan(30);
    expect(past).toMatchObject({ mode: 'text' });
    expect(await creations.history(randomUUID(), 5)).toEqual([]);
  });
}

export function stopping(get: () => CreationBench): void {
  it('cancels at once what waits', async () => {
    const { aMember, create, creations, ledger } = get();
    const member = await aMember();
    const [first, second] = await create(member, { count: 2 });
    const result = await creations.cancel(member, first?.id ?? '');
    expect(result).toMatchObject({ ok: true, value: { state: 'cancelled', failure: null, position: null } });
    expect(result).toMatchObject({ value: { receipt: { returned: PRICE, reason: 'cancelled' } } });
    expect(await creations.cancel(member, first?.id ?? '')).toEqual({ ok: false, failure: 'already-ended' });
    expect(await creations.unfinished(member)).toMatchObject([{ id: second?.id }]);
    expect(await ledger.balance(member)).toMatchObject({ available: 92, held: 8 });
  });

  it('asks the worker of a running one to stop, and gives back what is not delivered', async () => {
    const { aMember, running, creations, queue, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    expect(await creations.cancel(member, id)).toMatchObject({ ok: true, value: { state: 'running' } });
    expect(await queue.beat([job.lease], 1000)).toEqual([{ jobId: job.id, isCancelRequested: true }]);
    expect(await creations.confirmCancel(job.lease)).toBe('ended');
    expect(await read(member, id)).toMatchObject({ state: 'cancelled', receipt: { charged: 0, returned: PRICE } });
    expect(await creations.deliver(job.lease, aClip())).toBe('stale');
  });

  it('does not charge for a clip that is finished after it was called off', async () => {
    const { aMember, running, creations, read } = get();
    const member = await aMember();
    const { id, job } = await running(member);
    await creations.cancel(member, id);
    expect(await creations.deliver(job.lease, aClip())).toBe('stale');
    expect(await read(member, id)).toMatchObject({ state: 'cancelled', receipt: { charged: 0, returned: PRICE } });
  });

  it('ends what is older than its time, waiting or running', async () => {
    const { aMember, aLane, create, running, creations, queue, read } = get();
    const member = await aMember();
    const lane = await aLane();
    const [waiting] = await create(member, { lane, ttlMs: 40 });
    const { id, job } = await running(member, { ttlMs: 40 });
    await sleep(80);
    expect(await creations.expire()).toBeGreaterThanOrEqual(2);
    for (const one of [waiting?.id ?? '', id]) {
      const expected = { state: 'expired', failure: { reason: 'expired', retryable: true } };
      expect(await read(member, one)).toMatchObject({ ...expected, receipt: { returned: PRICE, reason: 'expired' } });
    }
    expect(await queue.claim({ lane, worker: 'w', leaseMs: 1000 })).toBeUndefined();
    expect(await queue.beat([job.lease], 1000)).toEqual([]);
    expect(await creations.expire()).toBe(0);
  });
}

export function telling(get: () => CreationBench): void {
  it('tells listeners of their own creations at once', async () => {
    const { aMember, create, creations, feed } = get();
    const [member, other] = [await aMember(), await aMember()];
    const heard: string[] = [];
    const stop = feed.subscribe(member, (ids) => heard.push(...ids));
    const [record] = await create(member);
    await create(other);
    await vi.waitFor(() => expect(heard).toEqual([record?.id]), 5000);
    await creations.cancel(member, record?.id ?? '');
    await vi.waitFor(() => expect(heard).toEqual([record?.id, record?.id]), 5000);
    stop();
    await create(member);
    await sleep(50);
    expect(heard).toHaveLength(2);
  });

  it('knows what changed since a cursor', async () => {
    const { aMember, create, creations } = get();
    const [member, other] = [await aMember(), await aMember()];
    await create(member);
    const start = await creations.cursor();
    const [record] = await create(member);
    await create(other);
    const changes = await vi.waitFor(async () => {
      const found = await creations.changedSince(member, start);
      expect(found.ids).toEqual([record?.id]);
      return found;
    }, 5000);
    expect(await creations.changedSince(member, changes.cursor)).toMatchObject({ ids: [] });
    await creations.cancel(member, record?.id ?? '');
    await vi.waitFor(async () => {
      expect((await creations.changedSince(member, changes.cursor)).ids).toEqual([record?.id]);
    }, 5000);
    expect((await creations.changedSince(member, 'rubbish')).ids).toHaveLength(2);
  });
}
