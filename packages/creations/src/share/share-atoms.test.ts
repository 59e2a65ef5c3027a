import { apiClientAtom } from '@kinora/api-client';
import { aShareLink } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { createShare } from './share-atoms.ts';

const link = aShareLink();

function aShare(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  const share = createShare('c');
  return { store, share, known: () => store.get(share.knownAtom) };
}

describe('the link of a clip', () => {
  it('is read while it is shown', async () => {
    const { store, share, known } = aShare({ getShare: { data: link } });
    store.sub(share.answerAtom, () => {});
    await vi.waitFor(() => expect(known()).toMatchObject({ state: 'ready', value: link }));
  });

  it('is known from when it is on until it is off', async () => {
    const { store, share, known } = aShare({ shareCreation: { data: link }, stopSharing: { data: null } });
    expect(await store.set(share.switchAtom, { isOn: true, allowRemix: true })).toEqual({ ok: true, value: link });
    expect(known()).toMatchObject({ value: link });
    expect(await store.set(share.switchAtom, { isOn: false, allowRemix: true })).toEqual({ ok: true, value: null });
    expect(known()).toMatchObject({ state: 'ready', value: null });
  });

  it('is off where it was switched off elsewhere', async () => {
    const { store, share } = aShare({ stopSharing: { refuse: 'unknown-creation' } });
    expect(await store.set(share.switchAtom, { isOn: false, allowRemix: true })).toEqual({ ok: true, value: null });
  });

  it('stays as it is where nobody could be asked', async () => {
    const { store, share, known } = aShare({ getShare: { data: null }, shareCreation: { offline: true } });
    await store.set(share.loadAtom);
    expect(await store.set(share.switchAtom, { isOn: true, allowRemix: true })).toMatchObject({
      failure: { kind: 'unreachable' },
    });
    expect(known()).toMatchObject({ state: 'ready', value: null });
  });
});
