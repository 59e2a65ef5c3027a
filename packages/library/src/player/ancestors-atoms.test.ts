import { aReadyCreation } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { anItem, atLibrary, libraryServer } from '../testing/library-server.ts';
import { readAncestorsAtom } from './ancestors-atoms.ts';

function aStore(parents: Readonly<Record<string, string | undefined>>) {
  const store = createStore();
  const api = libraryServer([], {
    getCreation: ({ id }) =>
      id in parents
        ? { data: aReadyCreation({ id, parents: [parents[id]].filter((one) => one !== undefined) }) }
        : { refuse: 'unknown-creation' },
  });
  atLibrary(api)(store);
  return store;
}
const read = async (parents: Readonly<Record<string, string | undefined>>, parent?: string) => {
  const clip = anItem(0, { parents: parent === undefined ? [] : [parent] });
  return (await aStore(parents).set(readAncestorsAtom, clip)).map(({ id }) => id);
};

it('reads what a clip came from, as far as it is there', async () => {
  expect(await read({ b: 'a', a: undefined }, 'b')).toEqual(['b', 'a']);
  expect(await read({ b: 'gone' }, 'b')).toEqual(['b']);
  expect(await read({})).toEqual([]);
});

it('ends where it comes round, and after five', async () => {
  expect(await read({ a: 'b', b: 'a' }, 'a')).toEqual(['a', 'b']);
  expect(await read({ a: 'b', b: 'c', c: 'd', d: 'e', e: 'f', f: 'g', g: undefined }, 'a')).toHaveLength(5);
});
