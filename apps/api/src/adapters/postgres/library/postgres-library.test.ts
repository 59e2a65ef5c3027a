import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openLibraryBench, type LibraryBench } from '../testing/library/library-bench.ts';
import { plantBug } from '../testing/plant-bug.ts';

let bench: LibraryBench;
let library: LibraryBench['library'];
beforeAll(async () => {
  bench = await openLibraryBench();
  ({ library } = bench);
});
afterAll(() => bench.close());

describe('search', () => {
  it('finds beginnings of words in any order, in every script, and nothing of others', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    await bench.ended(ada, 'A red balloon, drifting over the Valley.');
    await bench.ended(ada, 'Größe eines Ballons');
    await bench.ended(ada, 'قارب في بحر هادئ');
    await bench.ended(ada, 'sea.sunset push-in');
    await bench.ended(eve, 'a red balloon of another');
    expect(await bench.promptsOf(ada, { text: 'vall RED' })).toEqual(['A red balloon, drifting over the Valley.']);
    expect(await bench.promptsOf(ada, { text: 'größ' })).toEqual(['Größe eines Ballons']);
    expect(await bench.promptsOf(ada, { text: 'بحر' })).toEqual(['قارب في بحر هادئ']);
    expect(await bench.promptsOf(ada, { text: 'sunset in' })).toEqual(['sea.sunset push-in']);
    expect(await bench.promptsOf(ada, { text: 'alloon' })).toEqual([]);
    expect(await bench.promptsOf(ada, { text: ` '!: ` })).toHaveLength(4);
  });

  it('takes what is typed for words, never for a query or the mark of a member', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    await bench.ended(eve, 'secret');
    for (const text of [`m:${eve}`, `' | 'm:${eve}`, "'\\", 'a:*', '!boat', '<-> | &']) {
      expect(await bench.promptsOf(ada, { text })).toEqual([]);
    }
    expect(await bench.promptsOf(ada, { model: `local' | 'm:${eve}` })).toEqual([]);
  });

  it('finds by shelf, model, seed, effect, time, folder, tag and favourite together', async () => {
    const ada = await bench.aMember();
    const id = await bench.ended(ada, 'one', {
      input: { prompt: 'one', seed: 4711, effect: 'bunny-hop' },
      model: 'veo-3-1',
    });
    await bench.ended(ada, 'two');
    await bench.create(ada, { input: { prompt: 'three' } });
    expect(await bench.promptsOf(ada, {})).toEqual(['three', 'two', 'one']);
    expect(await bench.promptsOf(ada, { shelf: 'progress' })).toEqual(['three']);
    expect(await bench.promptsOf(ada, { shelf: 'failed' })).toEqual(['two', 'one']);
    expect(await bench.promptsOf(ada, { shelf: 'ready' })).toEqual([]);
    expect(await bench.promptsOf(ada, { model: 'veo-3-1' })).toEqual(['one']);
    expect(await bench.promptsOf(ada, { text: '4711 bunny' })).toEqual(['one']);
    const folder = await library.createFolder(ada, 'Boats');
    if (!folder.ok) throw new Error(folder.failure);
    const ids = [id];
    await library.change(ada, { ids, act: 'move', folder: folder.value.id });
    await library.change(ada, { ids, act: 'favourite' });
    await library.change(ada, { ids, act: 'tag', tag: 'sea' });
    const all = { folder: folder.value.id, favourite: true, tag: 'sea', model: 'veo-3-1', text: 'one' };
    const now = Date.now();
    expect(await bench.promptsOf(ada, { ...all, from: now - 60_000, to: now + 60_000 })).toEqual(['one']);
    expect(await bench.promptsOf(ada, { ...all, to: now - 60_000 })).toEqual([]);
    expect(await bench.promptsOf(ada, { ...all, tag: 'se' })).toEqual([]);
  });

  it('tells the places in line of all that wait, reading the line once', async () => {
    const own = await openLibraryBench();
    try {
      const [ada, eve] = [await own.aMember(), await own.aMember()];
      const mine = await own.create(ada, { count: 2 });
      const hers = await own.create(eve, {});
      await own.ended(ada, 'over');
      const placed = async (member: string) => {
        const { items } = await own.library.search(member, {}, { limit: 9 });
        return new Map(items.map(({ record }) => [record.id, record.position]));
      };
      const alone = [...(await placed(ada)), ...(await placed(eve))].flatMap(([, place]) => place ?? []);
      expect(alone.toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
      for (const { id } of [...mine, ...hers]) {
        const found = [...(await placed(ada)), ...(await placed(eve))];
        const one = await own.creations.find(mine.some((my) => my.id === id) ? ada : eve, id);
        expect(new Map(found).get(id)).toBe(one?.position);
      }
      // Counting for one creation alone is a mistake from here on.
      await plantBug(own, { name: 'one by one', function: 'job_place', changes: [['count(*) + 1', '1 / 0']] });
      expect([...(await placed(ada)).values()].filter((place) => place !== null)).toHaveLength(2);
    } finally {
      await own.close();
    }
  });

  it('goes on page by page, each once, also where many were made or removed at the same moment', async () => {
    const ada = await bench.aMember(1000);
    const records = await bench.create(ada, { count: 9 });
    for (const { id } of records) await bench.creations.cancel(ada, id);
    const walk = async (shelf: 'all' | 'trash') => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await library.search(ada, { shelf }, { limit: 4, cursor });
        seen.push(...page.items.map(({ record }) => record.id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      return seen;
    };
    const all = records.map(({ id }) => id);
    expect((await walk('all')).toSorted()).toEqual(all.toSorted());
    await library.change(ada, { ids: all, act: 'trash' });
    expect((await walk('trash')).toSorted()).toEqual(all.toSorted());
    expect(await walk('all')).toEqual([]);
    expect((await library.search(ada, { shelf: 'trash' }, { limit: 4, cursor: "'; drop" })).items).toHaveLength(4);
  });
});

describe('overview', () => {
  it('counts what there is', async () => {
    const ada = await bench.aMember();
    const ids = [
      await bench.ended(ada, 'one'),
      await bench.ended(ada, 'two', { model: 'veo-3-1' }),
      await bench.ended(ada, 'three'),
    ];
    await bench.create(ada);
    const [one = '', two = '', three = ''] = ids;
    const folder = await library.createFolder(ada, 'Boats');
    await library.change(ada, { ids: [one], act: 'favourite' });
    await library.change(ada, { ids: [one, three], act: 'tag', tag: 'sea' });
    await library.change(ada, { ids: [two], act: 'tag', tag: 'snow' });
    await library.change(ada, { ids: [three], act: 'trash' });
    const id = folder.ok ? folder.value.id : '';
    await library.change(ada, { ids, act: 'move', folder: id });
    expect(await library.overview(ada)).toEqual({
      counts: { progress: 1, ready: 0, failed: 2, trash: 1, favourite: 1 },
      folders: [{ id, name: 'Boats', count: 2 }],
      tags: [
        { name: 'sea', count: 1 },
        { name: 'snow', count: 1 },
      ],
      models: ['local', 'veo-3-1'],
    });
    expect(await library.overview(await bench.aMember())).toMatchObject({ folders: [], tags: [], models: [] });
  });
});

describe('the trash', () => {
  it('lets go what its member says or whose time has come, and nothing else', async () => {
    const ada = await bench.aMember();
    const [old, fresh, kept] = [
      await bench.ended(ada, 'old'),
      await bench.ended(ada, 'fresh'),
      await bench.ended(ada, 'kept'),
    ];
    await library.change(ada, { ids: [old, fresh], act: 'trash' });
    await sql`update creation set removed_at = now() - interval '31 days' where id = ${old}`.execute(bench.db);
    await library.letGo(Date.now() - 30 * 86_400_000);
    expect(await library.rubbish()).toContain(old);
    expect(await bench.promptsOf(ada, { shelf: 'trash' })).toEqual(['fresh']);
    expect(await library.emptyTrash(ada)).toBe(1);
    expect(await library.emptyTrash(ada)).toBe(0);
    expect(await library.rubbish()).toContain(fresh);
    expect(await library.rubbish()).not.toContain(kept);
    expect(await bench.promptsOf(ada, {})).toEqual(['kept']);
  });
});
