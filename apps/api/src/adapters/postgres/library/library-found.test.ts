import type { FoundChange } from '@kinora/contracts/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fillLibrary } from '../testing/library/fill-library.ts';
import { openLibraryBench, PAGE, type LibraryBench } from '../testing/library/library-bench.ts';

let bench: LibraryBench;
let library: LibraryBench['library'];
beforeAll(async () => {
  bench = await openLibraryBench();
  ({ library } = bench);
});
afterAll(() => bench.close());

async function changeAll(memberId: string, change: FoundChange) {
  const changed: string[] = [];
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const result = await library.changeFound(memberId, { ...change, ...(cursor === null ? {} : { cursor }) });
    if (!result.ok) throw new Error(result.failure);
    changed.push(...result.value.changed);
    seen.push(result.value.seen);
    cursor = result.value.next;
  } while (cursor !== null);
  return { changed, seen };
}

const countOf = async (memberId: string, query: FoundChange['query']) => (await library.count(memberId, query)).count;

describe('everything that a search finds', () => {
  it('is counted, and changed step by step', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    for (const member of [ada, eve]) await fillLibrary(bench, member, 1200);
    const query = { text: 'boat' };
    const [hers, found] = [await countOf(eve, {}), await countOf(ada, query)];
    const everything = await countOf(ada, {});
    expect(everything).toBe(1170);
    const { changed, seen } = await changeAll(ada, { query, act: 'trash' });
    expect(changed).toHaveLength(found);
    expect(seen.reduce((sum, one) => sum + one)).toBe(found);
    expect([await countOf(ada, query), await countOf(ada, {}), await countOf(eve, {})]).toEqual([
      0,
      everything - found,
      hers,
    ]);
    const { seen: steps } = await changeAll(ada, { query: { shelf: 'all' }, act: 'tag', tag: 'sky' });
    expect(steps.slice(0, -1).every((one) => one === 500)).toBe(true);
    expect(await countOf(ada, { tag: 'sky' })).toBe(everything - found);
    await changeAll(ada, { query: { shelf: 'trash' }, act: 'restore' });
    expect(await countOf(ada, {})).toBe(1200);
  });

  it('leaves out what was taken out, what is in progress, and what came later', async () => {
    const ada = await bench.aMember();
    const [one, two] = [await bench.ended(ada, 'one'), await bench.ended(ada, 'two')];
    await bench.create(ada, { input: { prompt: 'running' } });
    const { count, asOf } = await library.count(ada, {});
    expect(count).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await bench.ended(ada, 'later');
    const change = { query: { to: asOf }, act: 'trash', except: [two] } as const;
    expect(await library.changeFound(ada, change)).toEqual({
      ok: true,
      value: { changed: [one], seen: 2, next: null },
    });
    expect(await bench.promptsOf(ada, {})).toEqual(['later', 'running', 'two']);
  });

  it('is not put into the folder of another', async () => {
    const [ada, eve] = [await bench.aMember(), await bench.aMember()];
    const folder = await library.createFolder(eve, 'Hers');
    if (!folder.ok) throw new Error(folder.failure);
    const change = { query: {}, act: 'move', folder: folder.value.id } as const;
    expect(await library.changeFound(ada, change)).toEqual({ ok: false, failure: 'unknown-folder' });
  });
});

it('reads a page again by where it began and ended, as far as it is still there', async () => {
  const ada = await bench.aMember();
  const ids: string[] = [];
  for (let place = 0; place < 6; place += 1) ids.unshift(await bench.ended(ada, `clip ${place}`));
  const first = await library.search(ada, {}, { limit: 2 });
  const second = await library.search(ada, {}, { limit: 2, cursor: first.next ?? '' });
  const query = { cursor: first.next ?? '', until: second.next ?? '', limit: 100 };
  await library.change(ada, { ids: [ids[3] ?? ''], act: 'trash' });
  const again = await library.search(ada, {}, query);
  expect(again.items.map(({ record }) => record.id)).toEqual([ids[2]]);
  expect((await library.search(ada, {}, { ...PAGE, until: first.next ?? '' })).items).toHaveLength(2);
  expect((await library.search(ada, {}, { ...PAGE, until: 'nonsense' })).items).toHaveLength(5);
});
