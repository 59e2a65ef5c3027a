import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { JobQueue } from '../domain/queue.ts';
import { benchOf, type QueueBench } from './queue-bench.ts';
import { ending, losing } from './queue-lease-conformance.ts';

function queueing(get: () => QueueBench) {
  it('gives work back as it was put in, and once', async () => {
    const { aLane, add, claim } = get();
    const lane = await aLane();
    const memberId = randomUUID();
    const id = await add(lane, { key: `${lane} 1`, memberId, payload: { a: [1, 'ü'] }, maxAttempts: 7 });
    expect(await claim(lane)).toMatchObject({
      id,
      key: `${lane} 1`,
      lane,
      memberId,
      creationId: undefined,
      payload: { a: [1, 'ü'] },
      attempt: 1,
      maxAttempts: 7,
    });
    expect(await claim(lane)).toBeUndefined();
  });

  it('queues a key once, also when twenty calls come together, and charges one place for it', async () => {
    const { aLane, add, queue } = get();
    const lane = await aLane();
    const memberId = randomUUID();
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 20 }, () => add(lane, { key, memberId })));
    expect(new Set(ids).size).toBe(1);
    const other = randomUUID();
    await add(lane, { memberId: other });
    const third = await add(lane, { memberId: other });
    const second = await add(lane, { memberId });
    expect([await queue.place(third), await queue.place(second)]).toEqual([3, 4]);
  });

  it('knows no lane that was not configured', async () => {
    const { add, claim } = get();
    await expect(add('nowhere')).rejects.toThrow('there is no lane nowhere');
    await expect(claim('nowhere')).rejects.toThrow('there is no lane nowhere');
  });

  it('tells listeners that there is work', async () => {
    const { aLane, add, queue } = get();
    const heard: string[] = [];
    const stop = queue.listen({ onWork: (lane) => heard.push(lane) });
    const lane = await aLane();
    await add(lane);
    await vi.waitFor(() => expect(heard).toContain(lane), 5000);
    stop();
    const silent = await aLane();
    await add(silent);
    await sleep(50);
    expect(heard).not.toContain(silent);
  });
}

function order(get: () => QueueBench) {
  it('lets others pass a member who queued much at once', async () => {
    const { aLane, add, claim, queue } = get();
    const lane = await aLane();
    const [greedy, modest] = [randomUUID(), randomUUID()];
    for (let n = 0; n < 5; n += 1) await add(lane, { memberId: greedy });
    const late = await add(lane, { memberId: modest });
    expect(await queue.place(late)).toBe(2);
    const owners = [];
    for (let n = 0; n < 6; n += 1) owners.push((await claim(lane))?.memberId === modest ? 'modest' : 'greedy');
    expect(owners).toEqual(['greedy', 'modest', 'greedy', 'greedy', 'greedy', 'greedy']);
  });

  it('takes whoever has nothing in line next, however much another one has', async () => {
    const { aLane, add, take, queue } = get();
    const lane = await aLane();
    const [greedy, modest] = [randomUUID(), randomUUID()];
    for (let n = 0; n < 20; n += 1) await add(lane, { memberId: greedy });
    for (let n = 0; n < 4; n += 1) {
      expect((await take(lane)).memberId).toBe(greedy);
      expect(await queue.place(await add(lane, { memberId: modest }))).toBe(1);
      expect((await take(lane)).memberId).toBe(modest);
    }
  });

  it('says the exact place, and takes in that order', async () => {
    const { aLane, add, take, queue } = get();
    const lane = await aLane();
    const members = [randomUUID(), randomUUID(), randomUUID()];
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      ids.push(await add(lane, { memberId: members[n % 5 === 0 ? 0 : n % 3] ?? '', priority: n % 7 === 0 ? 1 : 0 }));
    }
    const places = await Promise.all(ids.map((id) => queue.place(id)));
    const expected = ids.toSorted((a, b) => (places[ids.indexOf(a)] ?? 0) - (places[ids.indexOf(b)] ?? 0));
    const taken = [];
    for (const _ of ids) taken.push((await take(lane)).id);
    expect(taken).toEqual(expected);
    expect(await queue.place(ids[0] ?? '')).toBeUndefined();
  });

  it('does not count work that was called off against its member', async () => {
    const { aLane, add, queue } = get();
    const lane = await aLane();
    const memberId = randomUUID();
    const ids = [];
    for (let n = 0; n < 10; n += 1) ids.push(await add(lane, { memberId }));
    for (const id of ids) expect(await queue.cancel(id)).toBe('cancelled');
    await add(lane);
    const mine = await add(lane, { memberId });
    await add(lane);
    expect(await queue.place(mine)).toBe(2);
  });
}

function shares(get: () => QueueBench) {
  it.each([
    [1, 250],
    [2, 333],
  ])(
    'gives a member of weight %i a fair share beside one with 1,000 waiting',
    async (weight, fair) => {
      const { aLane, add, take, queue } = get();
      const lane = await aLane({ maxRunning: 4 });
      const [many, one] = [randomUUID(), randomUUID()];
      for (let n = 0; n < 1000; n += 50) {
        await Promise.all(Array.from({ length: 50 }, () => add(lane, { memberId: many })));
      }
      await add(lane, { memberId: one, weight });
      let share = 0;
      for (let n = 0; n < 500; n += 1) {
        const job = await take(lane);
        if (job.memberId === one) {
          share += 1;
          await add(lane, { memberId: one, weight });
        }
        await queue.finish(job.lease);
      }
      expect(share).toBeGreaterThan(fair * 0.95);
      expect(share).toBeLessThan(fair * 1.05);
    },
    60_000,
  );
}

function limits(get: () => QueueBench) {
  it('never runs more than the lane allows, however many claim together', async () => {
    const { aLane, add, claim, queue } = get();
    for (let round = 0; round < 10; round += 1) {
      const lane = await aLane({ maxRunning: 3 });
      for (let n = 0; n < 12; n += 1) await add(lane);
      const jobs = await Promise.all(Array.from({ length: 12 }, () => claim(lane)));
      const running = jobs.filter((job) => job !== undefined);
      expect(running).toHaveLength(3);
      expect(new Set(running.map(({ id }) => id)).size).toBe(3);
      for (const { lease } of running) expect(await queue.finish(lease)).toBe(true);
      expect(await claim(lane)).toBeDefined();
    }
  });

  it('passes over members who run as much as they may', async () => {
    const { aLane, add, claim, take } = get();
    const lane = await aLane({ memberCap: 2 });
    const memberId = randomUUID();
    for (let n = 0; n < 4; n += 1) await add(lane, { memberId });
    await take(lane);
    await take(lane);
    expect(await claim(lane)).toBeUndefined();
    const other = await add(lane);
    expect((await claim(lane))?.id).toBe(other);
  });
}

/** The whole test of a `JobQueue`: every adapter runs it. */
export function conformsToJobQueue(create: () => Promise<JobQueue>): void {
  let bench: QueueBench;
  const get = () => bench;
  beforeAll(async () => {
    bench = benchOf(await create());
  });
  describe('queueing', () => {
    queueing(get);
  });
  describe('order', () => {
    order(get);
  });
  describe('shares', () => {
    shares(get);
  });
  describe('limits', () => {
    limits(get);
  });
  describe('ends', () => {
    ending(get);
  });
  describe('lost workers and cancelled work', () => {
    losing(get);
  });
}
