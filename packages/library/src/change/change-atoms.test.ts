import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { libraryProblem } from '../failure-messages.ts';
import { EVERYTHING } from '../filter/library-address.ts';
import { itemsAtom, searchAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import {
  changeItemsAtom,
  createFolderAtom,
  downloadItemsAtom,
  emptyTrashAtom,
  removeFolderAtom,
  renameFolderAtom,
} from './change-atoms.ts';

async function aStore(api = libraryServer()) {
  const store = createStore();
  atLibrary(api)(store);
  await store.set(searchAtom, EVERYTHING);
  return store;
}
const ids = Array.from({ length: 450 }, (_, place) => anItem(place).id);

describe('a change of many', () => {
  it('is asked for in parts that the server takes', async () => {
    const api = libraryServer(someItems(450));
    const store = await aStore(api);
    expect((await store.set(changeItemsAtom, { ids, act: 'favourite' })).ids).toHaveLength(450);
    const asked = api.calls.filter(({ name }) => name === 'changeLibrary').map(({ input }) => input);
    expect(asked).toMatchObject([{ ids: { length: 200 } }, { ids: { length: 200 } }, { ids: { length: 50 } }]);
    expect(store.get(itemsAtom).every(({ favourite }) => favourite)).toBe(true);
  });

  it('shows what was done before it ended early, and says why it did', async () => {
    let count = 0;
    const api = libraryServer(someItems(450), {
      changeLibrary: (change) => ((count += 1) > 1 ? { offline: true } : { data: { changed: change.ids } }),
    });
    const store = await aStore(api);
    const { ids: done, failure } = await store.set(changeItemsAtom, { ids, act: 'trash' });
    expect([done.length, failure]).toMatchObject([200, { kind: 'unreachable' }]);
    expect(store.get(itemsAtom)).toHaveLength(0);
  });
});

describe('folders', () => {
  it('are made, named and removed, and the overview knows', async () => {
    const store = await aStore();
    const made = await store.set(createFolderAtom, 'Winter');
    expect(store.get(overviewAtom)?.folders.map(({ name }) => name)).toEqual(['Boats', 'Winter']);
    const id = made.ok ? made.value.id : '';
    await store.set(changeItemsAtom, { ids: [anItem(1).id], act: 'move', folder: id });
    expect(store.get(itemsAtom)[1]?.folder).toBe(id);
    await store.set(renameFolderAtom, { id, name: 'Snow' });
    expect(store.get(overviewAtom)?.folders[1]?.name).toBe('Snow');
    expect(await store.set(removeFolderAtom, id)).toBeNull();
    expect(store.get(itemsAtom)[1]?.folder).toBeNull();
  });

  it('say why they could not be removed', async () => {
    const store = await aStore(libraryServer(someItems(1), { removeFolder: { refuse: 'unknown-folder' } }));
    expect(await store.set(removeFolderAtom, 'x')).toMatchObject({ reason: 'unknown-folder' });
  });
});

it('says why a download or an emptying did not begin', async () => {
  const answers = { downloadLibrary: { refuse: 'not-allowed' }, emptyTrash: { offline: true } } as const;
  const store = await aStore(libraryServer(someItems(1), answers));
  expect(await store.set(downloadItemsAtom, ids)).toMatchObject({ reason: 'not-allowed' });
  expect(await store.set(emptyTrashAtom)).toMatchObject({ kind: 'unreachable' });
});

describe('libraryProblem', () => {
  const reasons = [
    'not-allowed',
    'nothing-ready',
    'name-taken',
    'too-many-folders',
    'unknown-folder',
    'unknown-creation',
    'members-only',
  ];
  const failures = [
    ...reasons.map((reason) => ({ kind: 'refused', reason, details: {} }) as const),
    { kind: 'unreachable' } as const,
    { kind: 'busy', retryAfter: 3 } as const,
    { kind: 'unexpected', code: 500, requestId: null } as const,
  ];

  it('has words of its own for every end', () => {
    expect(new Set(failures.map((failure) => libraryProblem(failure).id)).size).toBe(failures.length);
    expect(libraryProblem({ kind: 'session-expired' }).id).toBe(
      libraryProblem(failures[reasons.indexOf('members-only')] ?? { kind: 'unreachable' }).id,
    );
  });
});
