import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATIENT = { timeout: 15_000, interval: 20 };
const MINUTES_11 = 660_000;

let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

const read = async (url: string) => {
  const response = await fetch(`${product.url}${url}`);
  // `text()` would drop the mark.
  return {
    status: response.status,
    headers: response.headers,
    text: Buffer.from(await response.arrayBuffer()).toString(),
  };
};

async function withClip(prompt: string) {
  const ada = await aMember();
  const input = { prompt, resolution: '360p', seconds: 3, seed: 7 };
  const asked = await ada.create('one-clip', { input });
  const [{ id } = { id: '' }] = asked.data.creations;
  await expect.poll(async () => (await ada.call('getCreation', { id })).data.state, PATIENT).toBe('ready');
  return { ada, id };
}

it('tells a member of credits and what became of them', async () => {
  const { ada, id } = await withClip('a paper boat on a storm at night');
  const credits = await ada.call('getCredits', {});
  expect(credits.data).toMatchObject({
    available: 32,
    held: 0,
    localOnly: 32,
    lots: [{ source: 'start', remaining: 32 }],
  });
  const { data } = await ada.call('creditHistory', { limit: 2 });
  expect(data.entries).toMatchObject([
    { kind: 'charged', amount: 8, change: 0, balance: 32, lot: null, payment: null },
    { kind: 'held', amount: 8, change: -8, balance: 32 },
  ]);
  const { creation } = data.entries[0] ?? {};
  expect(creation).toMatchObject({ id, title: 'a paper boat on a storm at night', receipt: { held: 0, charged: 8 } });
  const rest = await ada.call('creditHistory', { cursor: data.next ?? '' });
  expect(rest.data).toMatchObject({
    entries: [{ kind: 'granted', lot: { source: 'start', remaining: 32 } }],
    next: null,
  });
  const eve = await aMember();
  expect((await eve.call('creditHistory', {})).data.entries.map(({ kind }) => kind)).toEqual(['granted']);
});

it('takes the filters it knows and refuses others by their field', async () => {
  const { ada } = await withClip('a fox');
  const { data } = await ada.call('creditHistory', { kinds: 'granted,held' });
  expect(data.entries.map(({ kind }) => kind)).toEqual(['held', 'granted']);
  expect((await ada.call('creditHistory', { to: 1 })).data.entries).toEqual([]);
  expect(await ada.call('creditHistory', { kinds: 'granted,all' })).toMatchObject({
    code: 400,
    data: { fields: { kinds: 'unknown' } },
  });
  expect(await ada.call('exportCredits', { zone: 'Mars/Base' })).toMatchObject({
    code: 400,
    data: { fields: { zone: 'unknown' } },
  });
});

it('names the payment that brought credits, where somebody knows it', async () => {
  const ada = await aMember();
  const id = '01940000-0000-7000-8000-0000000000aa';
  const paid = { memberId: ada.id, amount: 200, source: 'pack', scope: 'any' } as const;
  await product.ledger.grant({ ...paid, event: `payment:${id}` });
  const { data } = await ada.call('creditHistory', { limit: 1 });
  expect(data.entries[0]).toMatchObject({ kind: 'granted', amount: 200, payment: null, lot: { source: 'pack' } });
});

it('is a file to keep, in the zone and with the filter that were asked for', async () => {
  const { ada, id } = await withClip('=cmd|\' /C calc\'!A0, "now"');
  const { data } = await ada.call('exportCredits', { kinds: 'granted,charged', zone: 'Asia/Tokyo' });
  const { status, headers, text } = await read(data.url);
  const today = new Date().toISOString().slice(0, 10);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="kinora-credits-${today}.csv"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const [head, granted, charged, end] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFtime,kind,/);
  expect(granted).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00,granted,40,40,40,,start,local,/);
  expect(charged).toContain(`,charged,8,0,32,,,,,${id},`);
  expect(charged).toContain(',"\'=cmd|\' /C calc\'!A0, ""now""",');
  expect(end).toBe('');
});

it('opens for whoever has the address, for ten minutes and for nothing else', async () => {
  const [ada, eve] = [await aMember(), await aMember()];
  const { url } = (await ada.call('exportCredits', { kinds: 'granted' })).data;
  expect((await read(url)).status).toBe(200);
  expect((await read(url.replace(ada.id, eve.id))).status).toBe(404);
  expect((await read(url.replace('granted', 'charged'))).status).toBe(404);
  expect((await read(url.replace('/credits/', '/account/'))).status).toBe(404);
  const account = (await ada.call('exportAccount', {})).data.url;
  expect((await read(account.replace('/account/', '/credits/'))).status).toBe(404);
  const [, expires = ''] = /expires=(\d+)/.exec(url) ?? [];
  expect(Number(expires)).toBeLessThan(Date.now() + MINUTES_11);
  await sql`update member set deleted_at = now() where id = ${ada.id}`.execute(product.db);
  expect((await read(url)).status).toBe(404);
});
