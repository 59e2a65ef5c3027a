import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { aSharedClip } from '../testing/shared-clip.ts';
import { createShared, isGone } from './shared-atoms.ts';

async function read(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  const { knownAtom, loadAtom } = createShared(aSharedClip().id);
  await store.set(loadAtom);
  const known = store.get(knownAtom);
  return known.state === 'failed' && isGone(known.failure) ? { state: 'gone' } : known;
}

it('tells a clip, an end and an absence apart', async () => {
  const value = aSharedClip();
  expect(await read({ sharedClip: { data: value } })).toMatchObject({ state: 'ready', value });
  expect(await read({ sharedClip: { refuse: 'unknown-share' } })).toEqual({ state: 'gone' });
  expect(await read({ sharedClip: { code: 400, details: { fields: { id: 'not-an-id' } } } })).toEqual({
    state: 'gone',
  });
  expect(await read({ sharedClip: { offline: true } })).toMatchObject({ state: 'failed' });
  expect(await read({ sharedClip: { code: 429, details: { retry_after: 9 } } })).toMatchObject({ state: 'failed' });
});
