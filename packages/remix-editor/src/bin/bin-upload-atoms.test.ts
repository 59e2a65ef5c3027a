import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { binShelfAtom } from './bin-atoms.ts';
import { binUploadsAtom, sendMediumAtom } from './bin-upload-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const medium = {
  ...someFacts(),
  name: 'Sea',
  url: 'u',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const upload = anUpload({ id: 'sea', name: 'Sea.mp4', state: 'ready' });

function aStore(api: ReturnType<typeof fakeApi>) {
  const store = createStore();
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  return store;
}
const file = () => new File(['film'], 'Sea.mp4', { type: 'video/mp4' });

it('sends a file and puts it into the bin', async () => {
  const store = aStore(
    fakeApi({
      sendFile: { data: 'sea' },
      getUpload: { data: upload },
      projectMedia: { data: { media: { 'upload:sea': medium }, missing: [] } },
    }),
  );
  const sent = store.set(sendMediumAtom, file());
  expect(store.get(binUploadsAtom)).toMatchObject([{ name: 'Sea.mp4', failure: null }]);
  await sent;
  expect(store.get(binUploadsAtom)).toEqual([]);
  expect(store.get(binShelfAtom).ids).toEqual(['upload:sea']);
});

it('says at once that a file is too large, and sends nothing', async () => {
  const store = aStore(fakeApi());
  const large = Object.defineProperty(file(), 'size', { value: 2_000_000_001 });
  await store.set(sendMediumAtom, large);
  expect(store.get(binUploadsAtom)).toMatchObject([{ failure: { kind: 'file-refused', reason: 'too-large-file' } }]);
});

it('keeps a file on the list that did not get there, until it is taken off', async () => {
  const store = aStore(fakeApi());
  await store.set(sendMediumAtom, file());
  const [failed] = store.get(binUploadsAtom);
  expect(failed?.failure).toMatchObject({ kind: 'unreachable' });
  failed?.stop();
  expect(store.get(binUploadsAtom)).toEqual([]);
});
