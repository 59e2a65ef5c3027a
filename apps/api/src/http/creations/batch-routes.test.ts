import type { PlanTier } from '@kinora/contracts/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { filesInZip } from '../../testing/library/files-in-zip.ts';
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

const read = async (url: string) => {
  const response = await fetch(`${product.url}${url}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** A member with a plan and three ready clips of one batch. */
async function withBatch(prompt: string) {
  const ada = await aMember();
  tiers.set(ada.id, 'pro');
  const input = { prompt, resolution: '360p', seconds: 3, seed: 7 };
  await ada.create('one-batch', { input, count: 3, gold_coins: 24 });
  const areReady = async () => (await ada.creations()).every(({ state }) => state === 'ready');
  await expect.poll(areReady, PATIENT).toBe(true);
  const clips = await ada.creations();
  return { ada, clips, batch: clips[0]?.batch ?? '' };
}

describe('a batch as one file', () => {
  it('has its clips without the mark, under names made of the prompt', async () => {
    const prompt = '../a fox: in the snow?';
    const { ada, batch } = await withBatch(prompt);
    const { data } = await ada.call('downloadBatch', { id: batch });
    const { status, headers, bytes } = await read(data.url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="kinora-${batch}.zip"`,
      'cache-control': 'private, no-store',
    });
    const text = `master of ${prompt}`;
    expect(filesInZip(bytes)).toEqual({
      '01 a fox in the snow.mp4': text,
      '02 a fox in the snow.mp4': text,
      '03 a fox in the snow.mp4': text,
    });
  });

  it('is for members whose plan has it, and only while it does', async () => {
    const { ada, batch } = await withBatch('a fox');
    const { url } = (await ada.call('downloadBatch', { id: batch })).data;
    tiers.delete(ada.id);
    const refused = { code: 403, msg: 'not-allowed', data: { reason: 'plan-needed' } };
    expect(await ada.call('downloadBatch', { id: batch })).toMatchObject(refused);
    expect((await read(url)).status).toBe(404);
  });

  it('is of its own member, by an address that opens nothing else', async () => {
    const { ada, batch, clips } = await withBatch('a fox');
    const eve = await aMember();
    tiers.set(eve.id, 'pro');
    expect(await eve.call('downloadBatch', { id: batch })).toMatchObject({ code: 404, msg: 'unknown-batch' });
    const { url } = (await ada.call('downloadBatch', { id: batch })).data;
    expect((await read(url.replace(ada.id, eve.id))).status).toBe(404);
    expect((await read(url.replace(batch, clips[0]?.id ?? ''))).status).toBe(404);
    for (const { id } of clips) await ada.call('removeCreation', { id });
    expect(await ada.call('downloadBatch', { id: batch })).toMatchObject({ code: 404 });
    expect((await read(url)).status).toBe(404);
  });

  it('says when nothing of it is ready', async () => {
    const { ada, batch } = await withBatch('a fox');
    await sql`update creation set state = 'failed', failure = 'crashed', result_asset = null
      where batch_id = ${batch}`.execute(product.db);
    expect(await ada.call('downloadBatch', { id: batch })).toMatchObject({ code: 409, msg: 'nothing-ready' });
  });
});
