import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { EARLIER_UPLOADS, removeUploadAtom } from './uploads-atoms.ts';

const picture = anUpload({ id: 'p-1' });
const video = anUpload({ id: 'v-1', kind: 'video', seconds: 4 });
const pictures = EARLIER_UPLOADS.picture;

function aStore(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  const ada = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  const asked = () => api.calls.map(({ input }) => input);
  const ids = () => {
    const known = store.get(pictures.knownAtom);
    return known.state === 'ready' ? known.value.items.map(({ id }) => id) : known.state;
  };
  return { store, asked, ids };
}

it('reads those of a kind, and more from where they ended', async () => {
  const { store, asked, ids } = aStore({
    listUploads: ({ cursor }) =>
      cursor === undefined
        ? { data: { uploads: [picture, video], next: 'c-2' } }
        : { data: { uploads: [anUpload({ id: 'p-2' })], next: null } },
  });
  await store.set(pictures.loadAtom);
  expect([ids(), store.get(pictures.moreAtom).state]).toEqual([['p-1'], 'more']);
  await store.set(pictures.loadMoreAtom);
  expect(asked()).toEqual([{ limit: 24 }, { limit: 24, cursor: 'c-2' }]);
  expect([ids(), store.get(pictures.moreAtom).state]).toEqual([['p-1', 'p-2'], 'end']);
});

it('goes on by itself while there are only others, and not for ever', async () => {
  const { store, asked } = aStore({ listUploads: { data: { uploads: [video], next: 'c-2' } } });
  await store.set(pictures.loadAtom);
  expect(asked()).toHaveLength(8);
  const last = aStore({ listUploads: { data: { uploads: [video], next: null } } });
  await last.store.set(pictures.loadAtom);
  expect(last.asked()).toHaveLength(1);
});

it('says so when the server does not answer', async () => {
  const { store, ids } = aStore({ listUploads: { offline: true } });
  await store.set(pictures.loadAtom);
  expect(ids()).toBe('failed');
});

it.each([
  ['is removed', { data: null }, true],
  ['is gone already', { refuse: 'unknown-upload' }, true],
  ['cannot be removed now', { offline: true }, false],
] as const)('says whether one that %s is still there', async (_, removeUpload, isGone) => {
  const { store, asked, ids } = aStore({ listUploads: { data: { uploads: [picture], next: null } }, removeUpload });
  await store.set(pictures.loadAtom);
  expect(await store.set(removeUploadAtom, 'p-1')).toBe(isGone);
  expect([asked().at(-1), ids()]).toEqual([{ id: 'p-1' }, isGone ? [] : ['p-1']]);
});
