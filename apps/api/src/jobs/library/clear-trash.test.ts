import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPostgresErasures } from '../../adapters/postgres/identity/account/postgres-erasures.ts';
import { createPostgresLibrary } from '../../adapters/postgres/library/postgres-library.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import type { Library } from '../../domain/library/library.ts';
import { openClipLine, PRICE, type ClipLine } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';
import { clearTrash } from './clear-trash.ts';

const DAY = 86_400_000;
const PATIENT = { timeout: 20_000, interval: 20 };

let line: ClipLine;
let library: Library;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  library = createPostgresLibrary(line.db);
});
afterAll(() => line.close());

const depsAt = (days: number) => ({
  library,
  erasures: createPostgresErasures(line.db),
  storage: line.storage,
  trashDays: 30,
  now: () => Date.now() + days * DAY,
});

/** A ready clip with its files, and its credits charged. */
async function aClip() {
  const order = await line.order();
  const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 0 }));
  await expect.poll(async () => (await order.read()).record?.state, PATIENT).toBe('ready');
  await worker.close();
  return order;
}

const rowOf = (id: string) => line.db.selectFrom('creation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the trash', () => {
  it('keeps a clip for thirty days, then its files go and its money stays', async () => {
    const { id, memberId } = await aClip();
    const ids = [id];
    await library.change(memberId, { ids, act: 'tag', tag: 'sea' });
    await library.change(memberId, { ids, act: 'trash' });
    await clearTrash(depsAt(29.9));
    expect(await line.storage.size(`${id}-clip`)).toBeGreaterThan(0);
    expect((await library.search(memberId, { shelf: 'trash' }, { limit: 9 })).items).toHaveLength(1);
    await clearTrash(depsAt(30.1));
    for (const kind of ['clip', 'poster']) expect(await line.storage.size(`${id}-${kind}`)).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ input: {}, tags: [], result_asset: null, price: PRICE, state: 'ready' });
    expect(await line.db.selectFrom('asset').select('id').where('owner', '=', memberId).execute()).toEqual([]);
    expect((await line.ledger.books()).breaches).toEqual([]);
    expect((await line.ledger.balance(memberId)).available).toBe(40 - PRICE);
    expect(await library.change(memberId, { ids, act: 'restore' })).toEqual({ ok: true, value: [] });
  });

  it('lets go at once what its member says, and leaves all other clips', async () => {
    const [gone, kept] = [await aClip(), await aClip()];
    await library.change(gone.memberId, { ids: [gone.id], act: 'trash' });
    await library.change(gone.memberId, { ids: [gone.id], act: 'erase' });
    await library.change(kept.memberId, { ids: [kept.id], act: 'trash' });
    await clearTrash(depsAt(0));
    expect(await line.storage.size(`${gone.id}-clip`)).toBeUndefined();
    expect(await line.storage.size(`${kept.id}-clip`)).toBeGreaterThan(0);
    expect(await rowOf(kept.id)).toMatchObject({ input: { seed: 7 } });
  });

  it('goes on where it ended: no row forgets a file that is still there, and one keeps no other', async () => {
    const { id, memberId } = await aClip();
    await library.change(memberId, { ids: [id], act: 'trash' });
    await library.change(memberId, { ids: [id], act: 'erase' });
    const other = await aClip();
    await library.change(other.memberId, { ids: [other.id], act: 'trash' });
    await library.change(other.memberId, { ids: [other.id], act: 'erase' });
    const remove = async (key: string) => {
      if (key === `${id}-peaks`) throw new Error('killed');
      await line.storage.remove(key);
    };
    await expect(clearTrash({ ...depsAt(0), storage: { remove } })).rejects.toThrow('killed');
    expect((await rowOf(id)).input_version).toBe(1);
    expect((await rowOf(other.id)).input_version).toBe(0);
    await clearTrash(depsAt(0));
    expect(await line.storage.size(`${id}-poster`)).toBeUndefined();
    expect((await rowOf(id)).input_version).toBe(0);
  });
});
