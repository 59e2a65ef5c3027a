import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import { aClip, PRICE, type CreationBench } from './creation-bench.ts';

const seen = async ({ creations }: CreationBench, lane: string) =>
  (await creations.line(lane, 50)).waiting.map(({ id }) => id);

/** Two members who asked in turns, so that their turns are equal and ids decide. */
async function aMixedLine(bench: CreationBench) {
  const { aLane, aMember, create } = bench;
  const [lane, ada, grace] = [await aLane(), await aMember(), await aMember()];
  const own: string[] = [];
  for (const member of [ada, grace, grace, ada, ada, grace]) {
    const [clip] = await create(member, { lane });
    if (member === ada) own.push(clip?.id ?? '');
  }
  const [first = '', second = '', third = ''] = own;
  return { lane, ada, grace, own: [first, second, third] as const, order: await seen(bench, lane) };
}

export function standingInLine(get: () => CreationBench): void {
  it('shows what runs and what waits in a lane, in the order of turns', async () => {
    const { aLane, aMember, claim, create, creations } = get();
    const [lane, ada, grace] = [await aLane(), await aMember(), await aMember()];
    await create(ada, { lane });
    const begun = await creations.begin((await claim(lane)).lease);
    const size = { resolution: '720p', shape: '1:1', seconds: 8 };
    const input = { prompt: 'a boat', ...size };
    const [first, second] = await create(ada, { lane, count: 2, input, atOnce: 3 });
    const [others] = await create(grace, { lane });
    const line = await creations.line(lane, 10);
    expect(line.running).toMatchObject([{ id: begun?.id, memberId: ada, seconds: 5, resolution: null, shape: null }]);
    expect(line.running[0]?.startedAt).toBeGreaterThan(Date.now() - 60_000);
    // A member's first request isn't queued behind all requests of another member.
    expect(line.waiting.map(({ id }) => id)).toEqual([first?.id, others?.id, second?.id]);
    const facts = { mode: 'text', ...size, atOnce: 3, startedAt: null, done: 0, total: 120 };
    expect(line.waiting[0]).toMatchObject({ id: first?.id, memberId: ada, createdAt: first?.createdAt, ...facts });
    expect(line.recent).toHaveLength(4);
    const turns = line.waiting.map(({ turn }) => turn);
    expect(turns.map((turn) => Math.round(turn - Math.min(...turns)))).toEqual([0, 0, 1]);
    expect((await creations.line(lane, 1)).waiting).toHaveLength(1);
    expect(await creations.line(randomUUID(), 9)).toEqual({ running: [], waiting: [], recent: [] });
  });

  it('lets those with a priority go before all others, and says so in their places', async () => {
    const bench = get();
    const { aLane, aMember, claim, create, creations } = bench;
    const [lane, ada, grace] = [await aLane(), await aMember(), await aMember()];
    const [first] = await create(ada, { lane });
    const [urgent] = await create(grace, { lane, priority: 1 });
    expect(await seen(bench, lane)).toEqual([urgent?.id, first?.id]);
    expect((await creations.find(ada, first?.id ?? ''))?.position).toBe(1);
    expect((await creations.begin((await claim(lane)).lease))?.id).toBe(urgent?.id);
  });
}

export function moving(get: () => CreationBench): void {
  it('puts one before all others of its member, and leaves everybody else in place', async () => {
    const bench = get();
    const { lane, ada, own, order } = await aMixedLine(bench);
    const [first, second, third] = own;
    const heard = new Set<string>();
    const deafen = bench.feed.subscribe(ada, (ids) => ids.forEach((id) => heard.add(id)));
    const moved = await bench.creations.move(ada, { id: third });
    await expect.poll(() => heard).toEqual(new Set(own));
    deafen();
    expect(moved).toMatchObject({ ok: true });
    expect(moved.ok && new Map(moved.value.map(({ id, position }) => [id, position]))).toEqual(
      new Map([
        [third, order.indexOf(first)],
        [first, order.indexOf(second)],
        [second, order.indexOf(third)],
      ]),
    );
    const after = new Map([
      [first, third],
      [second, first],
      [third, second],
    ]);
    expect(await seen(bench, lane)).toEqual(order.map((id) => after.get(id) ?? id));
  });

  it('puts one before another', async () => {
    const bench = get();
    const { lane, ada, own, order } = await aMixedLine(bench);
    const [first, second, third] = own;
    expect(await bench.creations.move(ada, { id: third, before: second })).toMatchObject({ ok: true });
    expect((await seen(bench, lane)).filter((id) => own.includes(id))).toEqual([first, third, second]);
    // As it stands already.
    expect(await bench.creations.move(ada, { id: first })).toEqual({ ok: true, value: [] });
    expect(await bench.creations.move(ada, { id: first, before: second })).toMatchObject({ ok: true });
    const [mine, others] = [[third, first, second], order.filter((id) => !own.includes(id))];
    const now = await seen(bench, lane);
    expect(now.filter((id) => own.includes(id))).toEqual(mine);
    expect(order.map((id, at) => (own.includes(id) ? undefined : [at, id])).filter(Boolean)).toEqual(
      now.map((id, at) => (others.includes(id) ? [at, id] : undefined)).filter(Boolean),
    );
  });

  it('moves nothing of others, nothing that runs and nothing before what does not wait', async () => {
    const bench = get();
    const { lane, ada, grace, own, order } = await aMixedLine(bench);
    const { creations, claim } = bench;
    const [first, second, third] = own;
    const theirs = order.find((id) => !own.includes(id)) ?? '';
    expect(await creations.move(grace, { id: third })).toEqual({ ok: false, failure: 'unknown' });
    expect(await creations.move(ada, { id: 'none' })).toEqual({ ok: false, failure: 'unknown' });
    const refused = { ok: false, failure: 'not-waiting' };
    expect(await creations.move(ada, { id: third, before: theirs })).toEqual(refused);
    expect(await creations.move(ada, { id: third, before: third })).toEqual(refused);
    expect(await creations.move(ada, { id: third, before: 'none' })).toEqual(refused);
    await creations.begin((await claim(lane)).lease);
    expect(await creations.move(ada, { id: first })).toEqual(refused);
    expect(await creations.move(ada, { id: third, before: first })).toEqual(refused);
    await creations.cancel(ada, second);
    expect(await creations.move(ada, { id: second })).toEqual(refused);
  });

  it('is charged, cancelled and delivered as what it is, wherever it was put', async () => {
    const bench = get();
    const { lane, ada, own } = await aMixedLine(bench);
    const [first, , third] = own;
    const { claim, creations, ledger } = bench;
    await creations.move(ada, { id: third });
    const job = await claim(lane);
    expect(await creations.begin(job.lease)).toMatchObject({ id: third, memberId: ada });
    await creations.deliver(job.lease, aClip());
    await creations.cancel(ada, first);
    expect(await bench.read(ada, third)).toMatchObject({ state: 'ready', receipt: { charged: PRICE } });
    expect(await bench.read(ada, first)).toMatchObject({ state: 'cancelled', receipt: { returned: PRICE } });
    expect(await ledger.balance(ada)).toMatchObject({ available: 100 - 2 * PRICE, held: PRICE });
  });
}
