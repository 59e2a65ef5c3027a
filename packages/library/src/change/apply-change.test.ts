import { aReadyCreation } from '@kinora/contracts/fixtures';
import type { LibraryItem } from '@kinora/contracts/library';
import { describe, expect, it } from 'vitest';

import { EVERYTHING } from '../filter/library-address.ts';
import { applyChange, withArrived } from './apply-change.ts';

const item = (id: string, change: Partial<LibraryItem> = {}): LibraryItem => ({
  ...aReadyCreation({ id }),
  favourite: false,
  folder: null,
  tags: [],
  removedAt: null,
  share: null,
  ...change,
});
const idsOf = (items: readonly ({ id: string } | null)[]) => items.map((one) => one?.id ?? null);
const items = [item('a', { favourite: true, tags: ['sea'] }), item('b', { folder: 'f' }), item('c')];

describe('applyChange', () => {
  it.each(['trash', 'restore', 'erase'] as const)('takes out what %s was asked for', (act) => {
    expect(idsOf(applyChange(items, { ids: ['a', 'x'], act }, EVERYTHING))).toEqual(['b', 'c']);
  });

  it('keeps what still fits, and takes out what does not', () => {
    const favourites = { ...EVERYTHING, favourite: true } as const;
    expect(idsOf(applyChange(items, { ids: ['a'], act: 'unfavourite' }, EVERYTHING))).toEqual(['a', 'b', 'c']);
    expect(idsOf(applyChange([items[0] ?? item('a')], { ids: ['a'], act: 'unfavourite' }, favourites))).toEqual([]);
    expect(
      idsOf(applyChange([item('b', { folder: 'f' })], { ids: ['b'], act: 'move' }, { ...EVERYTHING, folder: 'f' })),
    ).toEqual([]);
    expect(
      idsOf(
        applyChange([item('a', { tags: ['s'] })], { ids: ['a'], act: 'untag', tag: 's' }, { ...EVERYTHING, tag: 's' }),
      ),
    ).toEqual([]);
  });

  it('changes what was named alone', () => {
    expect(applyChange(items, { ids: ['b', 'c'], act: 'tag', tag: 'sea' }, EVERYTHING)).toMatchObject([
      { tags: ['sea'] },
      { tags: ['sea'] },
      { tags: ['sea'] },
    ]);
    expect(applyChange(items, { ids: ['c'], act: 'favourite' }, EVERYTHING)[2]).toMatchObject({ favourite: true });
    expect(applyChange(items, { ids: ['c'], act: 'move', folder: 'g' }, EVERYTHING)[2]).toMatchObject({ folder: 'g' });
  });
});

describe('withArrived', () => {
  const running = aReadyCreation({ id: 'n', state: 'running', version: 5, createdAt: 9e12 });

  it('puts new ones first and newer versions in their places', () => {
    const news = aReadyCreation({ id: 'b', version: 9, price: 99 });
    expect(withArrived(items, [running, news], EVERYTHING)).toMatchObject([
      { id: 'n', favourite: false },
      { id: 'a' },
      { id: 'b', price: 99, folder: 'f' },
      { id: 'c' },
    ]);
  });

  it('takes nothing older, and nothing new where something is looked for', () => {
    const old = aReadyCreation({ id: 'b', version: 0, price: 99 });
    const before = aReadyCreation({ id: 'o', createdAt: 5 });
    expect(withArrived(items, [old, before], EVERYTHING)).toEqual(items);
    expect(withArrived(items, [running], { ...EVERYTHING, text: 'fox' })).toEqual(items);
    expect(withArrived(items, [running], { ...EVERYTHING, shelf: 'trash' })).toEqual(items);
  });

  it('leaves places whose clips are not here as they are', () => {
    const [one] = items;
    expect(idsOf(withArrived([one ?? item('a'), null, null], [running], EVERYTHING))).toEqual(['n', 'a', null, null]);
    expect(idsOf(withArrived([null, item('b')], [running], EVERYTHING))).toEqual([null, 'b']);
  });

  it('leaves what has moved on to another shelf', () => {
    const shelf = { ...EVERYTHING, shelf: 'progress' } as const;
    const there = item('n', { state: 'running', version: 4 });
    expect(idsOf(withArrived([there], [running], shelf))).toEqual(['n']);
    expect(withArrived([there], [aReadyCreation({ id: 'n', version: 6 })], shelf)).toEqual([]);
  });
});
