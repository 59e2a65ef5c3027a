import type { PlanTier } from '@kinora/contracts/plans';
import { sharedClip } from '@kinora/contracts/share';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { createPostgresErasures } from '../../adapters/postgres/identity/account/postgres-erasures.ts';
import { callApi } from '../../testing/api-member.ts';
import { withThreeClips } from '../../testing/creations/three-clips.ts';
import { accountsOf, type OwnAccount } from '../../testing/identity/own-account.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let withClips: ReturnType<typeof withThreeClips>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords, plans: plansIn(tiers) });
  withClips = withThreeClips(accountsOf(product), tiers);
}, 60_000);
afterAll(() => product.close());

const look = (id: string) => callApi(product.url, sharedClip, { input: { id } });
const statusOf = async (path: string) => (await fetch(`${product.url}${path}`)).status;

async function aShared(prompt = 'a fox', allowRemix = true) {
  const { ada, ids } = await withClips(prompt);
  const [id = ''] = ids;
  const { data: link } = await ada.call('shareCreation', { id, allowRemix });
  return { ada, ids, id, link };
}

/** The link, its file and its page answer alike, whatever the reason. */
async function expectGone(link: string) {
  expect(await look(link)).toMatchObject({ code: 404, msg: 'unknown-share', data: null });
  expect(await statusOf(`/media/share/${link}/clip.mp4`)).toBe(404);
  expect(await statusOf(`/media/share/${link}/poster.jpg`)).toBe(404);
}

describe('a link to a clip', () => {
  it('shows it to whoever has it, with the name of its maker and nothing else of the member', async () => {
    const { ada, id, link } = await aShared('a fox in the snow');
    expect(link).toMatchObject({ url: `${product.url}/v/${link.id}/`, allowRemix: true });
    expect(link.id).toMatch(/^[\w-]{22}$/);
    await ada.call('editProfile', { name: 'Ada L.' });
    const { data } = await look(link.id);
    expect(data).toMatchObject({
      id: link.id,
      by: 'Ada L.',
      settings: { prompt: 'a fox in the snow', seed: expect.any(Number) },
      clip: { url: `/media/share/${link.id}/clip.mp4`, seconds: 3 },
    });
    const told = JSON.stringify(data);
    for (const secret of [id, ada.id, ada.email]) expect(told).not.toContain(secret);
  });

  it('gives the file in parts, without a signature', async () => {
    const { link } = await aShared();
    const response = await fetch(`${product.url}/media/share/${link.id}/clip.mp4`, { headers: { range: 'bytes=0-3' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect((await response.arrayBuffer()).byteLength).toBe(4);
    expect(await statusOf(`/media/share/${link.id}/poster.jpg`)).toBe(200);
    expect(await statusOf(`/media/share/${link.id}/master.mp4`)).toBe(404);
  });

  it('stays the same while it is on, and says what its maker lets it say', async () => {
    const { ada, id, link } = await aShared();
    const { data } = await ada.call('shareCreation', { id, allowRemix: false });
    expect(data).toEqual({ ...link, allowRemix: false });
    expect((await look(link.id)).data.settings).toBeNull();
    expect((await ada.call('searchLibrary', {})).data.items.map(({ share }) => share)).toEqual([data, null, null]);
  });

  it('is told to its member, who has none before and after', async () => {
    const { ada, ids, id, link } = await aShared();
    const [, other = ''] = ids;
    expect(await ada.call('getShare', { id })).toMatchObject({ code: 200, data: link });
    expect(await ada.call('getShare', { id: other })).toMatchObject({ code: 200, data: null });
    await ada.call('stopSharing', { id });
    expect(await ada.call('getShare', { id })).toMatchObject({ code: 200, data: null });
    await ada.call('changeLibrary', { ids: [id], act: 'trash' });
    expect(await ada.call('getShare', { id })).toMatchObject({ code: 404, msg: 'unknown-creation' });
  });

  it('is dead when it is switched off, and a later one is another', async () => {
    const { ada, id, link } = await aShared();
    expect(await ada.call('stopSharing', { id })).toMatchObject({ code: 200 });
    await expectGone(link.id);
    expect(await ada.call('stopSharing', { id })).toMatchObject({ code: 404, msg: 'unknown-creation' });
    const { data } = await ada.call('shareCreation', { id, allowRemix: true });
    expect(data.id).not.toBe(link.id);
    await expectGone(link.id);
  });

  it('leads nowhere while its clip is in the trash, and works again when that comes back', async () => {
    const { ada, id, link } = await aShared();
    await ada.call('changeLibrary', { ids: [id], act: 'trash' });
    await expectGone(link.id);
    expect(await ada.call('shareCreation', { id, allowRemix: true })).toMatchObject({ code: 404 });
    await ada.call('changeLibrary', { ids: [id], act: 'restore' });
    expect((await look(link.id)).code).toBe(200);
  });

  it('ends with its clip', async () => {
    const { id, link } = await aShared();
    await createPostgresErasures(product.db).blank(id);
    await expectGone(link.id);
    expect(await sharesOf(id)).toBe(0);
  });

  it('ends with the account', async () => {
    const { ada, id, link } = await aShared();
    await endAccount(ada);
    await expectGone(link.id);
    expect(await sharesOf(id)).toBe(0);
  });
});

const sharesOf = async (creation: string) =>
  (await product.db.selectFrom('share').select('id').where('creation_id', '=', creation).execute()).length;

async function endAccount({ id }: OwnAccount) {
  await sql`update member set deletion_at = now() - interval '1 day' where id = ${id}`.execute(product.db);
  expect(await createPostgresErasures(product.db).close(id, Date.now())).toBe(true);
}

it('shares nothing of others, and nothing that is not ready', async () => {
  const { id, link } = await aShared();
  const { ada: eve } = await withClips();
  expect(await eve.call('shareCreation', { id, allowRemix: true })).toMatchObject({ code: 404 });
  expect(await eve.call('getShare', { id })).toMatchObject({ code: 404, msg: 'unknown-creation', data: null });
  expect(await eve.call('stopSharing', { id })).toMatchObject({ code: 404 });
  expect((await look(link.id)).code).toBe(200);
  const [failed = ''] = (await eve.call('searchLibrary', {})).data.items.map((item) => item.id);
  await sql`update creation set state = 'failed', failure = 'crashed', result_asset = null where id = ${failed}`.execute(
    product.db,
  );
  expect(await eve.call('shareCreation', { id: failed, allowRemix: true })).toMatchObject({
    code: 409,
    msg: 'not-ready',
  });
});

const bear = (child: string, parent: string) =>
  sql`update creation set parents = array[${parent}]::uuid[] where id = ${child}`.execute(product.db);

describe('the library', () => {
  it('says what a clip came from and what was made from it, a page at a time', async () => {
    const { ada, ids } = await withClips();
    const [one = '', two = '', three = ''] = ids;
    await bear(two, three);
    await bear(one, two);
    const { data } = await ada.call('libraryRelatives', { id: two });
    expect(data).toMatchObject({ ancestors: [{ id: three }], made: { items: [{ id: one, share: null }], next: null } });
    await bear(two, one);
    await bear(three, one);
    await bear(one, one);
    const first = (await ada.call('libraryRelatives', { id: one, limit: 2 })).data.made;
    expect(first.items).toHaveLength(2);
    const rest = (await ada.call('libraryRelatives', { id: one, limit: 2, cursor: first.next ?? '' })).data.made;
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    await ada.call('changeLibrary', { ids: [one], act: 'trash' });
    expect((await ada.call('libraryRelatives', { id: two })).data.ancestors).toEqual([]);
    const { ada: eve } = await withClips();
    expect(await eve.call('libraryRelatives', { id: one })).toMatchObject({ code: 404, msg: 'unknown-creation' });
  });
});
