import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { creationEvents } from '@kinora/contracts/creations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { closeAccount } from '../adapters/postgres/identity/account/close-account.ts';
import { signUpMember, type ApiMember } from '../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import {
  createBatchAddresses,
  createCreditsAddresses,
  createExportAddresses,
  createLibraryAddresses,
  createMediaAddresses,
} from './media-address.ts';

let product: TestProduct;
let ada: ApiMember;
beforeAll(async () => {
  product = await startTestProduct({}, { KINORA_URL: 'https://kinora.example' });
  ada = await signUpMember(product.listens, 'ada@example.com');
}, 60_000);
afterAll(() => product.close());

const ask = (path: string, init?: RequestInit) => fetch(`${product.listens}${path}`, init);

describe('S31: a signed address whose parts were moved', () => {
  const KINDS = {
    media: createMediaAddresses,
    account: createExportAddresses,
    credits: createCreditsAddresses,
    batch: createBatchAddresses,
    library: createLibraryAddresses,
  };

  it.each(Object.entries(KINDS))('is unknown, like all others: %s', async (_kind, create) => {
    const addresses = create({ base: '', key: product.secrets.mediaKey, now: Date.now });
    const [id, about] = [randomUUID(), 'abc'];
    const signed = new URL(addresses.sign(id, about), product.listens);
    signed.searchParams.delete('about');
    const moved = signed.href.replace(id, `${id}%3F${about}`).slice(product.listens.length);
    expect((await ask(moved)).status).toBe(404);
    expect((await ask(signed.pathname.replace(id, `${id}%00`) + signed.search)).status).toBe(404);
  });
});

describe('S34: a server at an https address', () => {
  it.each(['/livez', '/config.json', '/nowhere/', '/api/kinora/nowhere', '/mails/off/x'])(
    'has browsers ask by https alone, for a year: %s',
    async (path) => {
      expect((await ask(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('says so on event streams, too', async () => {
    const stop = new AbortController();
    const { headers } = await ask(creationEvents.path, { headers: { token: ada.token }, signal: stop.signal });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    stop.abort();
  });
});

it('tells nobody which process it is', async () => {
  expect(await (await ask('/livez')).text()).not.toContain(String(process.pid));
});

/** The addresses of a new clip. */
async function aClip(member: ApiMember) {
  await member.create(randomUUID());
  await expect.poll(async () => (await member.creations())[0]?.state, { timeout: 10_000 }).toBe('ready');
  const [clip] = await member.creations();
  const { poster = '', url = '' } = clip?.result ?? {};
  return { id: clip?.id ?? '', addresses: [poster, url] };
}

const statuses = (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await ask(address)).status));

describe('S21: the address of a file that its member has let go', () => {
  it('answers 404 at once when the clip is erased, and still opens it in the trash', async () => {
    const { addresses, id } = await aClip(ada);
    await ada.call('changeLibrary', { ids: [id], act: 'trash' });
    expect(await statuses(addresses)).toEqual([200, 200]);
    await ada.call('changeLibrary', { ids: [id], act: 'erase' });
    expect(await statuses(addresses)).toEqual([404, 404]);
  });

  it('answers 404 at once when the account is closed', async () => {
    const eve = await signUpMember(product.listens, 'eve@example.com');
    const { addresses } = await aClip(eve);
    const { id } = await product.db
      .updateTable('member')
      .set({ deletion_at: new Date(0) })
      .where('email', '=', 'eve@example.com')
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await closeAccount(product.db, id, Date.now())).toBe(true);
    expect(await statuses(addresses)).toEqual([404, 404]);
  });
});

it('answers for clips whose files are lost with the reason', async () => {
  await ada.create('a-lost-clip');
  await expect.poll(async () => (await ada.creations())[0]?.state, { timeout: 10_000 }).toBe('ready');
  const [clip] = await ada.creations();
  const { data } = await ada.call('downloadLibrary', { ids: [clip?.id ?? ''] });
  expect((await ask(data.url, { method: 'HEAD' })).status).toBe(200);
  rmSync(join(product.env.home, 'storage'), { recursive: true });
  const lost = await ask(data.url);
  expect([lost.status, await lost.json()]).toMatchObject([409, { msg: 'nothing-ready' }]);
  expect(await ada.call('downloadLibrary', { ids: [clip?.id ?? ''] })).toMatchObject({ code: 409 });
});
