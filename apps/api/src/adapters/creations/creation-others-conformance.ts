import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import type { OtherClip } from '../../domain/creations/creation.ts';
import { type CreationBench, PRICE } from './creation-bench.ts';

const AT_VEO: Omit<OtherClip, 'lane'> = {
  model: 'veo-3-1',
  input: { prompt: 'a fox', seconds: 8, seed: 7 },
  price: 64,
  route: 'vendor',
  total: 100,
};

/** An order of one clip beside clips of other models. */
export function comparing(get: () => CreationBench): void {
  it('makes one batch of clips by different models, each at its price and in its lane', async () => {
    const { aMember, aLane, submit, ledger, queue } = get();
    const [member, lane] = [await aMember(), await aLane()];
    const result = await submit(member, {
      count: 2,
      others: [{ ...AT_VEO, lane }],
      input: { prompt: 'a fox', seed: 7 },
    });
    const made = result.ok ? result.value.creations : [];
    expect(made.map(({ model, price, total, input }) => [model, price, total, input.seconds, input.seed])).toEqual([
      ['local', PRICE, 120, undefined, 7],
      ['veo-3-1', 64, 100, 8, 7],
    ]);
    expect(new Set(made.map(({ batchId }) => batchId)).size).toBe(1);
    expect(result).toMatchObject({ value: { balance: 28 } });
    expect(await ledger.balance(member)).toMatchObject({ available: 28, held: 72 });
    expect(await queue.claim({ lane, worker: 'w', leaseMs: 1000 })).toMatchObject({ creationId: made[1]?.id });
  });

  it('holds all or nothing, and what pays only our own engine pays for no vendor', async () => {
    const { aMember, aLane, submit, ledger } = get();
    const [member, lane] = [await aMember(0), await aLane()];
    const give = (amount: number, scope: 'any' | 'local') =>
      ledger.grant({ memberId: member, amount, source: 'plan', event: randomUUID(), scope });
    const order = {
      count: 3,
      others: [
        { ...AT_VEO, lane },
        { ...AT_VEO, model: 'local', price: 16, route: 'local', lane },
      ],
    } as const;
    const compare = () => submit(member, { key: 'compare-of-scopes', ...order });
    await give(40, 'local');
    expect(await compare()).toEqual({ ok: false, failure: { reason: 'not-enough', balance: 40 } });
    await give(63, 'any');
    expect(await compare()).toEqual({ ok: false, failure: { reason: 'wrong-scope', balance: 103 } });
    expect(await ledger.balance(member)).toMatchObject({ available: 103, held: 0 });
    await give(1, 'any');
    // The first clip takes nothing of what the vendor's needs.
    expect(await compare()).toMatchObject({ ok: true, value: { balance: 16 } });
    expect((await ledger.books()).breaches).toEqual([]);
  });

  it('answers the same key with the same clips, and holds nothing twice', async () => {
    const { aMember, aLane, submit, ledger } = get();
    const member = await aMember();
    const order = { key: randomUUID(), count: 2, others: [{ ...AT_VEO, price: 10, lane: await aLane() }] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(member, order)));
    const ids = answers.map((answer) => (answer.ok ? answer.value.creations.map(({ id }) => id).join() : ''));
    expect([new Set(ids).size, ids[0]?.split(',')]).toEqual([1, [expect.any(String), expect.any(String)]]);
    expect(await ledger.balance(member)).toMatchObject({ available: 82, held: 18 });
  });
}
