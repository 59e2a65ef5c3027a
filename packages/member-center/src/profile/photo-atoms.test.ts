// @vitest-environment happy-dom
import { aProfile, anUpload } from '@kinora/contracts/fixtures';
import { accountServer, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { profileAtom } from '../profile-atoms.ts';
import { signAdaIn } from '../testing/account-seeds.ts';
import { cancelPhotoAtom, photoRefusalAtom, removePhotoAtom, sendingPhotoAtom, sendPhotoAtom } from './photo-atoms.ts';

const PHOTO = '/media/ada.webp';
const upload = anUpload({ state: 'ready', kind: 'picture' });
const file = () => new File(['a picture'], 'ada.png', { type: 'image/png' });

beforeEach(() => globalThis.window.localStorage.clear());

function open(answers: FakeAnswers = {}) {
  const store = createStore();
  const api = accountServer(
    {},
    {
      sendFile: { data: upload.id },
      getUpload: { data: upload },
      editProfile: ({ photo }) => ({ data: aProfile({ photo: photo === '' ? null : PHOTO }) }),
      ...answers,
    },
  );
  signAdaIn(api)(store);
  return { api, store };
}

describe('a photo', () => {
  it('is shown while it is sent, and is the account’s afterwards', async () => {
    const { api, store } = open();
    const sending = store.set(sendPhotoAtom, file());
    expect(store.get(sendingPhotoAtom)?.preview).toMatch(/^blob:/);
    await sending;
    expect(store.get(sendingPhotoAtom)).toBeNull();
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { photo: PHOTO } } });
    expect(api.calls.find(({ name }) => name === 'editProfile')?.input).toEqual({ photo: upload.id });
  });

  it('that the server refuses says so, and the next one is taken', async () => {
    const refusal = { reason: 'truncated', detail: {} };
    const refused = open({ getUpload: { data: { ...upload, state: 'refused', refusal } } });
    await refused.store.set(sendPhotoAtom, file());
    expect(refused.store.get(photoRefusalAtom)).toEqual({
      name: 'ada.png',
      failure: { kind: 'file-refused', reason: 'truncated', detail: {} },
    });
    expect(refused.store.get(sendingPhotoAtom)).toBeNull();
    await refused.store.set(removePhotoAtom);
    expect(refused.store.get(photoRefusalAtom)).toBeNull();
  });

  it('that the server has forgotten is sent anew', async () => {
    const { api, store } = open({ editProfile: { refuse: 'unknown-upload' } });
    await store.set(sendPhotoAtom, file());
    expect(store.get(photoRefusalAtom)?.failure).toMatchObject({ reason: 'unknown-upload' });
    await store.set(sendPhotoAtom, file());
    expect(api.calls.filter(({ name }) => name === 'sendFile')).toHaveLength(2);
  });

  it('can be stopped without a word', async () => {
    const { store } = open({ sendFile: { forever: true } });
    const sending = store.set(sendPhotoAtom, file());
    await expect.poll(() => store.get(sendingPhotoAtom)).not.toBeNull();
    store.set(cancelPhotoAtom);
    expect(await sending).toMatchObject({ failure: { kind: 'cancelled' } });
    expect([store.get(sendingPhotoAtom), store.get(photoRefusalAtom)]).toEqual([null, null]);
  });

  it('is removed', async () => {
    const { api, store } = open();
    await store.set(removePhotoAtom);
    expect(api.calls.find(({ name }) => name === 'editProfile')?.input).toEqual({ photo: '' });
    expect(store.get(profileAtom)).toMatchObject({ value: { profile: { photo: null } } });
  });
});
