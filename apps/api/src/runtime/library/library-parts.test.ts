import type { PlanTier } from '@kinora/contracts/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { withThreeClips } from '../../testing/creations/three-clips.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { filesInZip } from '../../testing/library/files-in-zip.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
let withClips: ReturnType<typeof withThreeClips>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords, plans: plansIn(tiers) });
  aMember = accountsOf(product);
  withClips = withThreeClips(aMember, tiers);
}, 60_000);
afterAll(() => product.close());

const read = async (url: string) => {
  const response = await fetch(`${product.url}${url}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

const about = (address: string) => /about=([^&]+)/.exec(address)?.[1] ?? '';

describe('clips as one file', () => {
  it('come with what each was made of', async () => {
    const { ada, ids } = await withClips('../a fox: in the snow?');
    const chosen = [ids[2] ?? '', ids[0] ?? '', ids[2] ?? ''];
    const { url } = (await ada.call('downloadLibrary', { ids: chosen })).data;
    const { status, headers, bytes } = await read(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = filesInZip(bytes);
    expect(Object.keys(files)).toEqual([
      '01 a fox in the snow.mp4',
      '01 a fox in the snow.json',
      '02 a fox in the snow.mp4',
      '02 a fox in the snow.json',
    ]);
    expect(JSON.parse(files['01 a fox in the snow.json'] ?? '')).toMatchObject({
      id: ids[2],
      prompt: '../a fox: in the snow?',
      model: 'local',
      mode: 'text',
      seed: 7,
      input: { resolution: '360p', seconds: 3 },
      credits: { price: 8, charged: 8, returned: 0 },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      contentCredentials: expect.stringContaining('C2PA'),
      hasMark: false,
    });
  });

  it('are for members whose plan gives several together; one is for everybody', async () => {
    const { ada, ids } = await withClips();
    const { url } = (await ada.call('downloadLibrary', { ids })).data;
    tiers.delete(ada.id);
    const refused = { code: 403, msg: 'not-allowed', data: { reason: 'plan-needed' } };
    expect(await ada.call('downloadLibrary', { ids })).toMatchObject(refused);
    expect((await read(url)).status).toBe(404);
    const one = (await ada.call('downloadLibrary', { ids: ids.slice(0, 1) })).data;
    const files = Object.values(filesInZip((await read(one.url)).bytes));
    expect(files[0]).toBe('clip of a fox');
    expect(JSON.parse(files[1] ?? '')).toMatchObject({ hasMark: true });
  });

  it('are had by an address that opens nothing else, and none of them from the trash', async () => {
    const { ada, ids } = await withClips();
    const eve = await aMember();
    const [one = '', two = ''] = ids;
    const { url } = (await ada.call('downloadLibrary', { ids: [one] })).data;
    const other = (await ada.call('downloadLibrary', { ids: [two] })).data.url;
    expect((await read(url.replace(ada.id, eve.id))).status).toBe(404);
    expect((await read(url.replace(about(url), about(other)))).status).toBe(404);
    await ada.call('changeLibrary', { ids: [one], act: 'trash' });
    expect((await read(url)).status).toBe(409);
  });

  it('may be a hundred', async () => {
    const ada = await aMember();
    tiers.set(ada.id, 'pro');
    const ids = Array.from({ length: 101 }, (_, at) => `01940000-0000-7000-8000-${String(at).padStart(12, '0')}`);
    expect(await ada.call('downloadLibrary', { ids })).toMatchObject({
      code: 400,
      data: { fields: { ids: 'too-many' } },
    });
    expect(await ada.call('downloadLibrary', { ids: ids.slice(1) })).toMatchObject({ code: 409 });
  });
});
