import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { aSharedClip } from '../testing/shared-clip.ts';
import { readSharedAtom } from './shared-atoms.ts';

function read(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  return store.set(readSharedAtom, aSharedClip().id);
}

it('tells a clip, an end and an absence apart', async () => {
  const shared = aSharedClip();
  expect(await read({ sharedClip: { data: shared } })).toEqual({ kind: 'ready', shared });
  expect(await read({ sharedClip: { refuse: 'unknown-share' } })).toEqual({ kind: 'gone' });
  expect(await read({ sharedClip: { code: 400, details: { fields: { id: 'not-an-id' } } } })).toEqual({ kind: 'gone' });
  expect(await read({ sharedClip: { offline: true } })).toEqual({ kind: 'failed' });
  expect(await read({ sharedClip: { code: 429, details: { retry_after: 9 } } })).toEqual({ kind: 'failed' });
});
