import type { PlanTier } from '@kinora/contracts/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords, plans: plansIn(tiers) });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

const textAt = async (url: string) => (await fetch(`${product.url}${url}`)).text();

describe('a clip', () => {
  it('is served without the mark as long as there is a plan, one of before too', async () => {
    const ada = await aMember();
    await ada.create('one-clip', { input: { prompt: 'a fox', resolution: '360p', seconds: 3 } });
    const shown = async () => (await ada.creations())[0]?.result?.url ?? '';
    await expect.poll(shown, PATIENT).not.toBe('');
    expect(await textAt(await shown())).toBe('clip of a fox');
    tiers.set(ada.id, 'basic');
    expect(await textAt(await shown())).toBe('master of a fox');
    tiers.delete(ada.id);
    expect(await textAt(await shown())).toBe('clip of a fox');
  });
});

describe('the queue', () => {
  it('runs as many clips of a member beside each other as the plan says', async () => {
    const queue = product.queue;
    const lane = 'other';
    await queue.configure({ name: lane, maxRunning: 9, memberCap: 9 });
    const ordered = async (atOnce: number) => {
      const { id: memberId } = await aMember();
      const order = { model: 'local', mode: 'text', input: { prompt: 'a fox' }, count: 3, price: 8, lane } as const;
      const rest = { route: 'local', total: 1, parents: [], ttlMs: 1e6, key: 'three-of-them', bodyHash: '' } as const;
      await product.creations.submit({ ...order, ...rest, memberId, atOnce });
      return memberId;
    };
    const [one, two] = [await ordered(1), await ordered(2)];
    const claimed: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) {
      claimed.push((await queue.claim({ lane, worker: 'w', leaseMs: 60_000 }))?.memberId);
    }
    expect(claimed.filter((id) => id === one)).toHaveLength(1);
    expect(claimed.filter((id) => id === two)).toHaveLength(2);
    await sql`update job set state = 'done', lease_until = null, ended_at = now()
      where state = 'running' and member_id = ${one}`.execute(product.db);
    expect((await queue.claim({ lane, worker: 'w', leaseMs: 60_000 }))?.memberId).toBe(one);
  });
});
