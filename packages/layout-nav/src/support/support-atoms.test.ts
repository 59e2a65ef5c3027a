// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { creationsAtom } from '@kinora/creations';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { bringClipsAtom, sendSupportAtom } from './support-atoms.ts';
import { keepSupportDraftAtom, supportDraftAtom } from './support-draft-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const message = { topic: 'clip', email: 'ada@example.com', message: 'The fox', creation: '' } as const;
const older = aCreation({ id: '01940000-0000-7000-8000-0000000000aa', createdAt: 1000 });

beforeEach(() => globalThis.sessionStorage.clear());

function aStore(answers: FakeAnswers, isMember = true) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
  store.set(keepSupportDraftAtom, message);
  return { store, api, ids: () => store.get(creationsAtom).map(({ id }) => id) };
}

it('forgets the draft when the message has arrived, and only then', async () => {
  const failing = aStore({ contactSupport: { offline: true } });
  expect(await failing.store.set(sendSupportAtom, message)).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(failing.store.get(supportDraftAtom)).toEqual(message);
  const working = aStore({ contactSupport: { data: null } });
  expect(await working.store.set(sendSupportAtom, message)).toMatchObject({ ok: true });
  expect(working.store.get(supportDraftAtom).message).toBe('');
});

it('brings the latest clips and the one of the link', async () => {
  const page = { data: { creations: [aCreation()], next: null } };
  const member = aStore({ listCreations: page, getCreation: { data: older } });
  await member.store.set(bringClipsAtom, older.id);
  expect(member.ids()).toEqual([aCreation().id, older.id]);
  const without = aStore({ listCreations: page });
  await without.store.set(bringClipsAtom, older.id);
  expect(without.ids()).toEqual([aCreation().id]);
});

it('asks nothing for a guest', async () => {
  const { store, api } = aStore({}, false);
  await store.set(bringClipsAtom, older.id);
  expect(api.calls).toEqual([]);
});
