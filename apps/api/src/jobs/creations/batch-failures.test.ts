import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Creation } from '@kinora/contracts/creations';
import type { VideoProvider } from '@kinora/video-providers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createLocalProvider, type LocalEngine } from '../../adapters/creations/local-engine/local-provider.ts';
import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { proPlans } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATIENT = { timeout: 60_000, interval: 50 };
const [COUNT, PRICE, START] = [20, 8, 40];
const input = { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 3, seed: 100 };

let product: TestProduct;
let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'kinora-batch-'));
  const change = { passwords: plainPasswords, plans: proPlans, providers: [withTwoDoomed()] };
  product = await startTestProduct({}, { KINORA_WORKERS: '2' }, change);
}, 60_000);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Whose processes are killed, and which have too little memory, by their seeds: each clip of a batch has its own. */
const DOOMED = new Map<number | undefined, LocalEngine['limits']>([
  [103, { onStart: (id) => void process.kill(id, 'SIGKILL') }],
  [111, { memoryBytes: 30 * 1_048_576 }],
]);

/** Two of a batch are drawn by our own engine under a bad star; the others cost no drawing. */
function withTwoDoomed(): VideoProvider {
  const scripted = createScriptedProvider({ folder, pace: 2 });
  return {
    ...scripted,
    make(request, context) {
      const limits = DOOMED.get(request.input.seed);
      return (limits ? createLocalProvider({ folder, limits }) : scripted).make(request, context);
    },
  };
}

const sumOf = (creations: readonly Creation[], part: 'charged' | 'held' | 'returned') =>
  creations.reduce((sum, { receipt }) => sum + receipt[part], 0);

it('pays 18 of a batch of 20, gives back what two cost, and each says why', { timeout: 90_000 }, async () => {
  const ada = await accountsOf(product)();
  const grant = {
    memberId: ada.id,
    amount: COUNT * PRICE,
    source: 'plan',
    event: 'for-the-batch',
    scope: 'any',
  } as const;
  await product.ledger.grant(grant);
  const answer = await ada.create('twenty-clips', { input, count: COUNT, gold_coins: COUNT * PRICE });
  expect(answer).toMatchObject({ code: 200, data: { balance: START } });
  const { data } = answer;
  const read = async () => (await ada.creations()).filter(({ batch }) => batch === data.creations[0]?.batch);
  await expect.poll(async () => (await read()).filter(({ endedAt }) => endedAt !== null).length, PATIENT).toBe(COUNT);
  const clips = await read();
  expect([sumOf(clips, 'charged'), sumOf(clips, 'returned'), sumOf(clips, 'held')]).toEqual([144, 16, 0]);
  const failed = clips.filter(({ state }) => state !== 'ready');
  expect(failed.map(({ input: { seed }, failure, receipt }) => ({ seed, failure, receipt }))).toEqual(
    expect.arrayContaining(
      [
        { seed: 103, reason: 'crashed' },
        { seed: 111, reason: 'out-of-memory' },
      ].map(({ seed, reason }) => ({
        seed,
        failure: { kind: 'our-fault', reason, retryable: true, code: null, reference: null },
        receipt: { held: 0, charged: 0, returned: PRICE, reason, at: expect.any(Number) as number },
      })),
    ),
  );
  expect(failed).toHaveLength(2);
  expect(await product.ledger.balance(ada.id)).toMatchObject({ available: START + 16, held: 0 });
  const { rows } = await sql<{ state: string; attempt: number }>`
    select state, attempt from creation where state <> 'ready'`.execute(product.db);
  expect(rows).toEqual(failed.map(({ state }) => ({ state, attempt: 3 })));
  expect((await product.ledger.books()).breaches).toEqual([]);
});
