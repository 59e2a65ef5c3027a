import { randomUUID } from 'node:crypto';

import type { CreationInput } from '@kinora/contracts/creations';
import { expect, it } from 'vitest';

import { type CreationBench, PRICE } from './creation-bench.ts';

const wordsOf = (made: readonly { readonly input: CreationInput }[]) =>
  made.map(({ input: { prompt, seed } }) => [prompt, seed]);

export function submitting(get: () => CreationBench): void {
  it('holds the price and waits in line', async () => {
    const { aMember, aLane, submit, ledger, queue } = get();
    const member = await aMember();
    const lane = await aLane();
    const result = await submit(member, { lane, count: 2, parents: [randomUUID()] });
    if (!result.ok) throw new Error(result.failure.reason);
    const { creations, balance, isReplay } = result.value;
    expect([balance, isReplay]).toEqual([84, false]);
    expect(creations.map(({ position }) => position)).toEqual([0, 1]);
    expect(new Set(creations.map(({ batchId }) => batchId)).size).toBe(1);
    expect(creations[0]).toMatchObject({
      memberId: member,
      model: 'local',
      mode: 'text',
      input: { prompt: 'a fox — "quoted" 🦊', seconds: 5 },
      state: 'waiting',
      phase: null,
      done: 0,
      total: 120,
      price: PRICE,
      receipt: { held: PRICE, charged: 0, returned: 0, reason: null },
      result: null,
      failure: null,
      parents: [expect.any(String)],
      startedAt: null,
      endedAt: null,
    });
    expect(Math.abs(Date.now() - (creations[0]?.createdAt ?? 0))).toBeLessThan(60_000);
    expect(await ledger.balance(member)).toMatchObject({ available: 84, held: 16 });
    const job = await queue.claim({ lane, worker: 'w', leaseMs: 1000 });
    expect(job).toMatchObject({ creationId: creations[0]?.id, memberId: member });
  });

  it('asks for all clips of a batch or for none', async () => {
    const { aMember, aLane, submit, creations, ledger, queue } = get();
    const member = await aMember(20);
    const lane = await aLane();
    const key = randomUUID();
    const refused = await submit(member, { lane, key, count: 3 });
    expect(refused).toEqual({ ok: false, failure: { reason: 'not-enough', balance: 20 } });
    expect(await ledger.balance(member)).toMatchObject({ available: 20, held: 0 });
    expect(await creations.unfinished(member)).toEqual([]);
    expect(await queue.claim({ lane, worker: 'w', leaseMs: 1000 })).toBeUndefined();
    await ledger.grant({ memberId: member, amount: 4, source: 'plan', event: randomUUID(), scope: 'any' });
    expect(await submit(member, { lane, key, count: 3 })).toMatchObject({ ok: true, value: { balance: 0 } });
  });

  it('tells the clips of a batch in their order, to their member alone', async () => {
    const { aMember, create, creations } = get();
    const [member, other] = [await aMember(), await aMember()];
    const made = await create(member, { count: 3 });
    const batch = made[0]?.batchId ?? '';
    await create(member);
    expect((await creations.ofBatch(member, batch)).map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(await creations.ofBatch(other, batch)).toEqual([]);
    expect(await creations.ofBatch(member, 'x')).toEqual([]);
    const [first] = made;
    await creations.cancel(member, first?.id ?? '');
    await creations.remove(member, first?.id ?? '');
    expect(await creations.ofBatch(member, batch)).toHaveLength(2);
  });

  it('makes the clips of a batch takes of one scene, each with a seed of its own', async () => {
    const { aMember, submit } = get();
    const member = await aMember();
    const seedsOf = async (seed?: number) => {
      const input = { prompt: 'a fox', ...(seed !== undefined && { seed }) };
      const result = await submit(member, { count: 3, input });
      return result.ok && result.value.creations.map((creation) => creation.input.seed);
    };
    expect(await seedsOf(7)).toEqual([7, 8, 9]);
    expect(await seedsOf(2_147_483_647)).toEqual([2_147_483_647, 0, 1]);
    expect(await seedsOf()).toEqual([undefined, undefined, undefined]);
  });

  it('films each clip of styled words in another way, and the first as it was asked for', async () => {
    const { aMember, submit } = get();
    const member = await aMember();
    const variantsOf = async (input: CreationInput) => {
      const result = await submit(member, { count: 3, input });
      return result.ok && result.value.creations.map((creation) => creation.input.variant);
    };
    const words = { prompt: 'a fox', style: 'ink', seed: 7 };
    expect(await variantsOf(words)).toEqual([undefined, 1, 2]);
    expect(await variantsOf({ ...words, variant: 18 })).toEqual([18, 19, 0]);
    expect(await variantsOf({ ...words, video: 'v' })).toEqual([undefined, undefined, undefined]);
    expect(await variantsOf({ prompt: 'a fox', seed: 7 })).toEqual([undefined, undefined, undefined]);
  });

  it('makes one batch of different prompts, each line with takes of its own', async () => {
    const { aMember, submit, ledger, creations } = get();
    const member = await aMember();
    const inputs = ['a fox', 'a boat'].map((prompt) => ({ prompt, seed: 7 }));
    const result = await submit(member, { count: 4, inputs });
    const made = result.ok ? result.value.creations : [];
    const words = [
      ['a fox', 7],
      ['a fox', 8],
      ['a boat', 7],
      ['a boat', 8],
    ];
    expect(wordsOf(made)).toEqual(words);
    expect(new Set(made.map(({ batchId }) => batchId)).size).toBe(1);
    expect(wordsOf(await creations.ofBatch(member, made[0]?.batchId ?? ''))).toEqual(words);
    expect(await ledger.balance(member)).toMatchObject({ available: 68, held: 32 });
    await expect(submit(member, { count: 3, inputs })).rejects.toThrow('shared equally');
  });

  it('tells credits that do not pay a vendor from too few', async () => {
    const { aMember, submit, ledger } = get();
    const member = await aMember(0);
    await ledger.grant({ memberId: member, amount: 40, source: 'start', event: randomUUID(), scope: 'local' });
    const refused = await submit(member, { route: 'vendor' });
    expect(refused).toEqual({ ok: false, failure: { reason: 'wrong-scope', balance: 40 } });
    expect(await submit(member, { route: 'vendor', count: 6 })).toMatchObject({ failure: { reason: 'not-enough' } });
    expect(await submit(member)).toMatchObject({ ok: true });
  });

  it('answers the same key with the same creations, also when ten calls come together', async () => {
    const { aMember, submit, ledger } = get();
    const member = await aMember();
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 10 }, () => submit(member, { key, count: 2 })));
    const ids = results.map((result) => (result.ok ? result.value.creations.map(({ id }) => id).join() : ''));
    expect(new Set(ids).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.value.isReplay)).toHaveLength(1);
    expect(await ledger.balance(member)).toMatchObject({ available: 84, held: 16 });
  });

  it('refuses another request under a used key, and keeps the keys of members apart', async () => {
    const { aMember, submit } = get();
    const [member, other] = [await aMember(), await aMember()];
    const key = randomUUID();
    await submit(member, { key });
    const altered = await submit(member, { key, bodyHash: 'another' });
    expect(altered).toEqual({ ok: false, failure: { reason: 'key-reused' } });
    expect(await submit(other, { key })).toMatchObject({ ok: true, value: { isReplay: false } });
  });

  it('takes what costs nothing without a hold', async () => {
    const { aMember, create } = get();
    const [record] = await create(await aMember(0), { price: 0 });
    expect(record?.receipt).toEqual({ held: 0, charged: 0, returned: 0, reason: null, at: null });
  });

  it('uses the share of the lane that the member has', async () => {
    const { aMember, aLane, create } = get();
    const [first, second] = [await aMember(), await aMember()];
    const lane = await aLane();
    await create(first, { lane, count: 3 });
    const [late] = await create(second, { lane });
    expect(late?.position).toBe(1);
  });
}

export function reading(get: () => CreationBench): void {
  it('pages from the newest to the oldest', async () => {
    const { aMember, create, creations } = get();
    const member = await aMember();
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.push(...(await create(member, { count: 2 })).map(({ id }) => id));
    const first = await creations.list(member, { limit: 4 });
    expect(first.next).not.toBeNull();
    const second = await creations.list(member, { limit: 4, cursor: first.next ?? '' });
    expect(second.next).toBeNull();
    expect([...first.creations, ...second.creations].map(({ id }) => id)).toEqual(made.toReversed());
    expect((await creations.list(member, { limit: 9, cursor: 'rubbish' })).creations).toHaveLength(6);
    expect((await creations.list(member, { limit: 6 })).next).toBeNull();
  });

  it('shows a member nothing of others', async () => {
    const { aMember, create, creations } = get();
    const [member, other] = [await aMember(), await aMember()];
    const [record] = await create(member);
    const id = record?.id ?? '';
    expect(await creations.find(other, id)).toBeUndefined();
    expect(await creations.findMany(other, [id])).toEqual([]);
    expect(await creations.cancel(other, id)).toEqual({ ok: false, failure: 'unknown' });
    expect(await creations.remove(other, id)).toEqual({ ok: false, failure: 'unknown' });
    expect(await creations.list(other, { limit: 9 })).toEqual({ creations: [], next: null });
    expect(await creations.find(member, 'not an id')).toBeUndefined();
    expect(await creations.findMany(member, [id, 'x', randomUUID()])).toHaveLength(1);
  });

  it('removes what has ended, and nothing that runs', async () => {
    const { aMember, create, creations } = get();
    const member = await aMember();
    const [record] = await create(member);
    const id = record?.id ?? '';
    expect(await creations.remove(member, id)).toEqual({ ok: false, failure: 'still-running' });
    await creations.cancel(member, id);
    expect(await creations.remove(member, id)).toEqual({ ok: true, value: null });
    expect(await creations.find(member, id)).toBeUndefined();
    expect(await creations.remove(member, id)).toEqual({ ok: false, failure: 'unknown' });
  });
}
