import { apiClientAtom } from '@kinora/api-client';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { earlierUploadsAtom, readMoreUploadsAtom, readUploadsAtom, removeUploadAtom } from './uploads-atoms.ts';

const picture = anUpload({ id: 'p-1' });
const video = anUpload({ id: 'v-1', kind: 'video', seconds: 4 });

function aStore(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  const asked = () => api.calls.map(({ input }) => input);
  const ids = () => store.get(earlierUploadsAtom).uploads.map(({ id }) => id);
  return { store, asked, ids };
}

it('reads the newest, and more from where they ended', async () => {
  const { store, asked, ids } = aStore({ listUploads: { data: { uploads: [picture], next: 'c-2' } } });
  await store.set(readUploadsAtom, 'picture');
  expect([store.get(earlierUploadsAtom).state, ids()]).toEqual(['ready', ['p-1']]);
  await store.set(readMoreUploadsAtom, 'picture');
  expect(asked()).toEqual([{ limit: 24 }, { limit: 24, cursor: 'c-2' }]);
  await store.set(readUploadsAtom, 'picture');
  expect(ids()).toEqual(['p-1']);
});

it('goes on by itself while there are only others, and not for ever', async () => {
  const { store, asked } = aStore({ listUploads: { data: { uploads: [video], next: 'c-2' } } });
  await store.set(readUploadsAtom, 'picture');
  expect(asked()).toHaveLength(8);
  const last = aStore({ listUploads: { data: { uploads: [video], next: null } } });
  await last.store.set(readUploadsAtom, 'picture');
  expect(last.asked()).toHaveLength(1);
});

it('keeps what was read when the server does not answer', async () => {
  const { store } = aStore({ listUploads: { offline: true } });
  await store.set(readUploadsAtom, 'picture');
  expect(store.get(earlierUploadsAtom)).toEqual({ state: 'failed', uploads: [], next: null });
});

it.each([
  ['is removed', { data: null }, true],
  ['is gone already', { refuse: 'unknown-upload' }, true],
  ['cannot be removed now', { offline: true }, false],
] as const)('says whether one that %s is still there', async (_, removeUpload, isGone) => {
  const { store, asked, ids } = aStore({ listUploads: { data: { uploads: [picture], next: null } }, removeUpload });
  await store.set(readUploadsAtom, 'picture');
  expect(await store.set(removeUploadAtom, 'p-1')).toBe(isGone);
  expect([asked().at(-1), ids()]).toEqual([{ id: 'p-1' }, isGone ? [] : ['p-1']]);
});
