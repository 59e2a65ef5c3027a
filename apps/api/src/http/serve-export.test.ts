import { request } from 'node:http';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { plainPasswords } from '../adapters/identity/memory-identity.ts';
import { accountsOf } from '../testing/identity/own-account.ts';
import { aDocument } from '../testing/projects/timelines.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

interface Document {
  readonly [list: string]: readonly (Readonly<Record<string, unknown>> & {
    readonly files?: Readonly<Record<string, string>>;
  })[];
}

const look = (url: string) => fetch(`${product.url}${url}`, { method: 'HEAD' });

async function read(url: string) {
  const response = await fetch(`${product.url}${url}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

it('is a document of everything, to be kept, with addresses that open the files', async () => {
  const [ada, eve] = [await aMember(), await aMember()];
  await ada.call('editProfile', { name: 'Ada "the" <b>' });
  const asked = await ada.create('one-clip');
  const [{ id } = { id: '' }] = asked.data.creations;
  await expect.poll(async () => (await ada.call('getCreation', { id })).data.state, PATIENT).toBe('ready');
  await ada.call('removeCreation', { id });
  await eve.create('of-eve');
  const made = await ada.call('createProject', { name: 'A boat', document: aDocument() });
  const wrote = { topic: 'clip', email: ada.email, message: 'a question', member_id: ada.id };
  await product.db.insertInto('support_message').values(wrote).execute();

  const { data } = await ada.call('exportAccount', {});
  const today = new Date().toISOString().slice(0, 10);
  const { status, headers, text } = await read(data.url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="kinora-account-${today}.json"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const document = JSON.parse(text) as Document;
  expect(document).toMatchObject({
    format: 'kinora-account',
    version: 1,
    profile: { id: ada.id, email: ada.email, name: 'Ada "the" <b>' },
    balance: { available: 32, held: 0 },
    lots: [{ source: 'start', amount: 40, remaining: 32 }],
    transfers: [
      { kind: 'grant', amount: 40, from: 'issued', to: 'available' },
      { kind: 'hold', amount: 8, from: 'available', to: 'held' },
      { kind: 'post', amount: 8, from: 'held', to: 'spent' },
    ],
    creations: [{ id, state: 'ready', input: { seed: 7 }, receipt: { charged: 8 } }],
    supportMessages: [{ message: 'a question' }],
    uploads: [],
    projects: [{ id: made.data.id, name: 'A boat', revision: 0, document: aDocument() }],
  });
  expect(document.sessions).toHaveLength(1);
  expect(document.securityEvents).toContainEqual(expect.objectContaining({ kind: 'export' }));
  const [creation] = document.creations ?? [];
  expect(creation?.removedAt).toEqual(expect.any(Number));
  const files = Object.entries(creation?.files ?? {});
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['clip', 'poster']));
  expect(files.map(([name]) => name)).not.toContain('master');
  for (const [, address] of files) {
    const file = await fetch(address);
    expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  }
  expect(text).not.toContain(eve.id);
  expect(text).not.toMatch(/hash|sealed|binding|argon2/i);
});

it('is there for whoever has its address, as long as that is good', async () => {
  const [ada, eve] = [await aMember(), await aMember()];
  const { url } = (await ada.call('exportAccount', {})).data;
  const [path = '', query = ''] = url.split('?');
  expect((await read(`${path}?${query.replace(/expires=\d/, 'expires=9')}`)).status).toBe(404);
  expect((await read(path)).status).toBe(404);
  expect((await read(url.replace(ada.id, eve.id))).status).toBe(404);
  // An address of a file is none of an account, and the other way round.
  expect((await read(product.addresses.sign(ada.id).replace('/media/', '/media/account/'))).status).toBe(404);
  expect((await read(url.replace('/media/account/', '/media/account-export:'))).status).toBe(404);
  await product.db.updateTable('member').set({ deleted_at: new Date() }).where('id', '=', ada.id).execute();
  expect((await read(url)).status).toBe(404);
});

it('can be looked at before, which makes nothing', async () => {
  const ada = await aMember();
  const { url } = (await ada.call('exportAccount', {})).data;
  for (const seen of [await look(url), await look(url)]) {
    expect([seen.status, await seen.text()]).toEqual([200, '']);
    expect(seen.headers.get('content-disposition')).toMatch(/^attachment/);
  }
  expect((await look(url.replace('signature=', 'signature=x'))).status).toBe(404);
});

it('is made as it is read, once at a time, and again when somebody hangs up', async () => {
  const ada = await aMember();
  await sql`insert into security_event (member_id, kind, detail)
    select ${ada.id}, 'filler', jsonb_build_object('text', repeat('x', 2000)) from generate_series(1, 4000)`.execute(
    product.db,
  );
  const { url } = (await ada.call('exportAccount', {})).data;
  const slow = request(`${product.url}${url}`);
  slow.on('error', () => undefined);
  const begun = new Promise<void>((resolve) => {
    slow.once('response', (response) => response.once('readable', resolve));
  });
  slow.end();
  await begun;
  for (const second of [await read(url), await look(url)]) {
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '10']);
  }
  slow.destroy();
  await expect.poll(async () => (await read(url)).status, PATIENT).toBe(200);
});
