import type { PlanTier } from '@kinora/contracts/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { withThreeClips } from '../../testing/creations/three-clips.ts';
import { accountsOf } from '../../testing/identity/own-account.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
let withClips: ReturnType<typeof withThreeClips>;
beforeAll(async () => {
  product = await startTestProduct(
    { pace: 0 },
    { KINORA_TRASH_DAYS: '14' },
    { passwords: plainPasswords, plans: plansIn(tiers) },
  );
  aMember = accountsOf(product);
  withClips = withThreeClips(aMember, tiers);
}, 60_000);
afterAll(() => product.close());

describe('the library', () => {
  it('finds clips with all that is known of them, and counts them', async () => {
    const { ada, ids } = await withClips('a fox in the snow');
    const { data } = await ada.call('searchLibrary', { text: 'sno fox', shelf: 'ready', limit: 2 });
    expect(data.items).toMatchObject([
      { id: ids[0], state: 'ready', favourite: false, folder: null, tags: [], removedAt: null },
      { id: ids[1], result: { poster: expect.stringContaining('/media/') } },
    ]);
    const rest = await ada.call('searchLibrary', { text: 'sno fox', limit: 2, cursor: data.next ?? '' });
    expect(rest.data).toMatchObject({ items: [{ id: ids[2] }], next: null });
    expect((await ada.call('libraryOverview', {})).data).toEqual({
      counts: { progress: 0, ready: 3, failed: 0, trash: 0, favourite: 0 },
      folders: [],
      tags: [],
      models: ['local'],
      trashDays: 14,
    });
  });

  it('puts into folders, marks, tags, throws away and brings back', async () => {
    const { ada, ids } = await withClips();
    const folder = (await ada.call('createFolder', { name: '  Boats \n and  ships ' })).data;
    expect(folder).toMatchObject({ name: 'Boats and ships', count: 0 });
    expect(await ada.call('createFolder', { name: 'boats AND ships' })).toMatchObject({ code: 409, msg: 'name-taken' });
    expect(await ada.call('renameFolder', { id: folder.id, name: 'Boats' })).toMatchObject({ code: 200 });
    const [one = '', two = ''] = ids;
    await ada.call('changeLibrary', { ids: [one, two], act: 'move', folder: folder.id });
    await ada.call('changeLibrary', { ids: [one], act: 'favourite' });
    await ada.call('changeLibrary', { ids: [one], act: 'tag', tag: ' sea ' });
    const found = await ada.call('searchLibrary', { folder: folder.id, favourite: true, tag: 'sea' });
    expect(found.data.items).toMatchObject([{ id: one, folder: folder.id, favourite: true, tags: ['sea'] }]);
    expect((await ada.call('changeLibrary', { ids, act: 'trash' })).data.changed.toSorted()).toEqual(ids.toSorted());
    expect(await ada.call('getCreation', { id: one })).toMatchObject({ code: 404 });
    expect((await ada.call('searchLibrary', { shelf: 'trash' })).data.items).toHaveLength(3);
    await ada.call('changeLibrary', { ids: [one], act: 'restore' });
    expect((await ada.call('emptyTrash', {})).data).toEqual({ count: 2 });
    expect((await ada.call('searchLibrary', {})).data.items).toMatchObject([{ id: one, favourite: true }]);
    expect(await ada.call('removeFolder', { id: folder.id })).toMatchObject({ code: 200 });
    expect(await ada.call('removeFolder', { id: folder.id })).toMatchObject({ code: 404, msg: 'unknown-folder' });
  });

  it('brings a clip that was removed from a list back from the trash', async () => {
    const { ada, ids } = await withClips();
    const [id = ''] = ids;
    await ada.call('removeCreation', { id });
    expect((await ada.call('searchLibrary', { shelf: 'trash' })).data.items).toMatchObject([{ id }]);
    await ada.call('changeLibrary', { ids: [id], act: 'restore' });
    expect(await ada.call('getCreation', { id })).toMatchObject({ code: 200, data: { state: 'ready' } });
  });

  it('has nothing of others', async () => {
    const { ada, ids } = await withClips();
    const eve = await aMember();
    tiers.set(eve.id, 'pro');
    expect((await eve.call('searchLibrary', {})).data.items).toEqual([]);
    expect((await eve.call('changeLibrary', { ids, act: 'trash' })).data.changed).toEqual([]);
    expect(await eve.call('downloadLibrary', { ids })).toMatchObject({ code: 409, msg: 'nothing-ready' });
    expect((await ada.call('searchLibrary', {})).data.items).toHaveLength(3);
  });
});
