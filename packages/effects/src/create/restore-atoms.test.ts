import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { savePendingCreation } from '@kinora/browser/kept';
import { anUpload } from '@kinora/contracts/fixtures';
import { fileStoreAtom, loadFileAtom } from '@kinora/creations/files';
import { effectFragmentOf } from '@kinora/creations/links';
import { decodePictureAtom, ownPicturesAtom } from '@kinora/source-files';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { findEffect } from '../catalogue/effects.ts';
import { chosenAtom, resolutionAtom, seedAtom } from '../choices/effect-choices-atoms.ts';
import { arriveAtom } from './restore-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const content = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)]);
const effect = findEffect('disco-fever');
if (!effect) throw new Error('the effect is gone');
const input = { effect: effect.id, values: { amount: 50 }, seconds: 5, resolution: '540p', seed: 99 };

beforeEach(() => {
  globalThis.localStorage.clear();
});

function aStore(answers: FakeAnswers = {}) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 3, height: 4, url: 'blob:none' }) });
  store.set(loadFileAtom, { load: () => Promise.resolve(content) });
  store.set(fileStoreAtom, {
    keep: () => Promise.resolve(true),
    read: () => Promise.resolve({ first: { name: 'deer.png', content } }),
    drop: () => Promise.resolve(),
  });
  const setUp = () => [
    store.get(chosenAtom)('disco-fever'),
    store.get(resolutionAtom),
    store.get(seedAtom),
    store.get(ownPicturesAtom).first?.name,
  ];
  return { store, setUp };
}

const save = (id: string) =>
  savePendingCreation({
    model: 'local',
    mode: 'effect',
    input: { ...input, effect: id },
    count: 1,
    cost: 8,
    key: 'k-1',
    label: id,
  });

describe('arriving after a login', () => {
  it('shows the request that waits as it was set up', async () => {
    save('disco-fever');
    const { store, setUp } = aStore();
    await store.set(arriveAtom, { effect, fragment: '' });
    expect(setUp()).toEqual([{ amount: 50 }, '540p', 99, 'deer.png']);
  });

  it('leaves everything as it is for another effect, or without one that waits', async () => {
    const { store, setUp } = aStore();
    await store.set(arriveAtom, { effect, fragment: '' });
    save('bunny-hop');
    await store.set(arriveAtom, { effect, fragment: '' });
    expect(setUp()).toEqual([{}, '720p', 7, undefined]);
  });
});

describe('arriving with the settings of a clip', () => {
  it('sets the effect up like a clip, with its picture', async () => {
    const { store, setUp } = aStore({ getUpload: { data: anUpload({ name: 'deer.jpg' }) } });
    await expect(
      store.set(arriveAtom, { effect, fragment: effectFragmentOf({ ...input, first: 'u-1' }) }),
    ).resolves.toEqual({ kind: 'taken', missing: null });
    expect(setUp()).toEqual([{ amount: 50 }, '540p', 99, 'deer.jpg']);
  });

  it('says when its picture is gone, and leaves out what the effect does not have', async () => {
    const { store, setUp } = aStore({ getUpload: { refuse: 'unknown-upload' } });
    const strange = { first: 'u-1', values: { amount: 7_000_000, hops: 3 }, resolution: '8k', seed: -1 };
    await expect(store.set(arriveAtom, { effect, fragment: effectFragmentOf(strange) })).resolves.toEqual({
      kind: 'taken',
      missing: 'gone',
    });
    expect(setUp()).toEqual([{}, '720p', 7, undefined]);
  });
});
