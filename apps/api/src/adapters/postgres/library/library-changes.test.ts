import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NOBODY, openLibraryBench, PAGE, type LibraryBench } from '../testing/library/library-bench.ts';

let bench: LibraryBench;
let library: LibraryBench['library'];
beforeAll(async () => {
  bench = await openLibraryBench();
  ({ library } = bench);
});
afterAll(() => bench.close());

describe('change', () => {
  it('leaves what is in progress, of others or gone as it is, and says so', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    const mine = await bench.ended(ada, 'mine');
    const hers = await bench.ended(eve, 'hers');
    const [running] = await bench.create(ada);
    const ids = [mine, hers, running?.id ?? '', NOBODY, mine];
    expect(await library.change(ada, { ids, act: 'trash' })).toEqual({ ok: true, value: [mine] });
    expect(await bench.promptsOf(eve, {})).toEqual(['hers']);
    expect(await library.change(ada, { ids, act: 'erase' })).toEqual({ ok: true, value: [mine] });
    for (const act of ['restore', 'favourite', 'trash'] as const) {
      expect(await library.change(ada, { ids: [mine, hers], act })).toEqual({ ok: true, value: [] });
    }
  });

  it('lets nothing go that is not in the trash, and brings back what is, with its order', async () => {
    const ada = await bench.aMember();
    const ids = [await bench.ended(ada, 'one')];
    await library.change(ada, { ids, act: 'tag', tag: 'sea' });
    expect(await library.change(ada, { ids, act: 'erase' })).toEqual({ ok: true, value: [] });
    await library.change(ada, { ids, act: 'trash' });
    expect(await bench.creations.find(ada, ids[0] ?? '')).toBeUndefined();
    expect((await library.search(ada, { shelf: 'trash' }, PAGE)).items).toMatchObject([
      { tags: ['sea'], removedAt: expect.any(Number) },
    ]);
    expect(await library.change(ada, { ids, act: 'restore' })).toEqual({ ok: true, value: ids });
    expect(await bench.promptsOf(ada, { tag: 'sea' })).toEqual(['one']);
    expect(await bench.creations.find(ada, ids[0] ?? '')).toBeDefined();
  });

  it('tells event streams of what leaves and of what comes back', async () => {
    const ada = await bench.aMember();
    const id = await bench.ended(ada, 'one');
    const cursor = await bench.creations.cursor();
    await library.change(ada, { ids: [id], act: 'trash' });
    await library.change(ada, { ids: [id], act: 'restore' });
    expect((await bench.creations.changedSince(ada, cursor)).ids).toEqual([id]);
  });

  it('keeps a tag once, and no more than twenty', async () => {
    const ada = await bench.aMember();
    const ids = [await bench.ended(ada, 'one')];
    for (let count = 0; count < 20; count += 1) await library.change(ada, { ids, act: 'tag', tag: `tag ${count}` });
    expect(await library.change(ada, { ids, act: 'tag', tag: 'tag 3' })).toEqual({ ok: true, value: ids });
    expect(await library.change(ada, { ids, act: 'tag', tag: 'one more' })).toEqual({ ok: true, value: [] });
    await library.change(ada, { ids, act: 'untag', tag: 'tag 3' });
    const [item] = (await library.search(ada, {}, PAGE)).items;
    expect(item?.tags).toHaveLength(19);
  });

  it('moves into own folders alone, and out of all', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    const ids = [await bench.ended(ada, 'one')];
    const hers = await library.createFolder(eve, 'Boats');
    const folder = hers.ok ? hers.value.id : '';
    expect(await library.change(ada, { ids, act: 'move', folder })).toEqual({ ok: false, failure: 'unknown-folder' });
    expect(await library.change(ada, { ids, act: 'move', folder: NOBODY })).toMatchObject({
      failure: 'unknown-folder',
    });
    expect(await library.change(ada, { ids, act: 'move' })).toEqual({ ok: true, value: ids });
  });
});

describe('folders', () => {
  it('have names of their own, whatever the case, and leave what lies in them', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    const boats = await library.createFolder(ada, 'Boats');
    const id = boats.ok ? boats.value.id : '';
    expect(await library.createFolder(ada, 'bOATS')).toEqual({ ok: false, failure: 'name-taken' });
    expect(await library.createFolder(eve, 'Boats')).toMatchObject({ ok: true });
    await library.createFolder(ada, 'Trains');
    expect(await library.renameFolder(ada, { id, name: 'trains' })).toEqual({ ok: false, failure: 'name-taken' });
    expect(await library.renameFolder(ada, { id, name: 'BOATS' })).toEqual({ ok: true, value: null });
    expect(await library.renameFolder(eve, { id, name: 'Mine' })).toMatchObject({ failure: 'unknown-folder' });
    expect(await library.removeFolder(eve, id)).toMatchObject({ failure: 'unknown-folder' });
    await library.change(ada, { ids: [await bench.ended(ada, 'one')], act: 'move', folder: id });
    expect(await bench.promptsOf(ada, { folder: id })).toEqual(['one']);
    expect(await library.removeFolder(ada, id)).toEqual({ ok: true, value: null });
    expect((await library.search(ada, {}, PAGE)).items).toMatchObject([{ folder: null }]);
  });

  it('are a hundred at most', async () => {
    const ada = await bench.aMember();
    await sql`insert into folder (member_id, name) select ${ada}, n::text from generate_series(1, 100) as n`.execute(
      bench.db,
    );
    expect(await library.createFolder(ada, 'one more')).toEqual({ ok: false, failure: 'too-many-folders' });
    expect(await library.createFolder(ada, '7')).toEqual({ ok: false, failure: 'name-taken' });
  });
});
