// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';

import { createClipsToName, sendSupportAtom } from './support-atoms.ts';
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
  const clipsAtom = createClipsToName(older.id);
  const show = () => store.sub(clipsAtom, () => {});
  return { store, api, show, ids: () => store.get(clipsAtom).map(({ id }) => id) };
}

it('forgets the draft when the message has arrived, and only then', async () => {
  const failing = aStore({ contactSupport: { offline: true } });
  expect(await failing.store.set(sendSupportAtom, message)).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(failing.store.get(supportDraftAtom)).toEqual(message);
  const working = aStore({ contactSupport: { data: null } });
  expect(await working.store.set(sendSupportAtom, message)).toMatchObject({ ok: true });
  expect(working.store.get(supportDraftAtom).message).toBe('');
});

it('brings the latest clips and the one of the link to whoever shows them', async () => {
  const page = { data: { creations: [aCreation()], next: null } };
  const member = aStore({ listCreations: page, getCreation: { data: older } });
  expect(member.ids()).toEqual([]);
  member.show();
  await vi.waitFor(() => expect(member.ids()).toEqual([aCreation().id, older.id]));
  const without = aStore({ listCreations: page });
  without.show();
  await vi.waitFor(() => expect(without.api.calls.map(({ name }) => name)).toEqual(['listCreations', 'getCreation']));
  expect(without.ids()).toEqual([aCreation().id]);
});

it('asks nothing for a guest, but as soon as one is a member', async () => {
  const { store, api, show } = aStore({}, false);
  show();
  expect(api.calls).toEqual([]);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await vi.waitFor(() => expect(api.calls.map(({ name }) => name)).toEqual(['listCreations', 'getCreation']));
});
