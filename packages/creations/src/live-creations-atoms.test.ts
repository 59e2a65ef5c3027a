// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { openTabChannel } from '@kinora/browser';
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { balanceAtom } from '@kinora/credits';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { creationsAtom, removedHereAtom } from './creations-atoms.ts';
import { liveCreationsAtom } from './live-creations-atoms.ts';

const request = (_name: string, _options: LockOptions, run: () => unknown) => Promise.resolve(run());
let member = 0;

beforeEach(() => {
  globalThis.localStorage.clear();
  // happy-dom has no locks; with this one, the only tab leads at once.
  Object.defineProperty(globalThis.navigator, 'locks', { value: { request }, configurable: true });
});

// Other tests may share this browser.
afterEach(() => Reflect.deleteProperty(globalThis.navigator, 'locks'));

function aStore(events = [aCreation({ version: 2 })]) {
  const store = createStore();
  const api = fakeApi({
    creationEvents: events,
    listCreations: { data: { creations: [aCreation({ id: 'old', createdAt: 1 })], next: null } },
    integral: { data: { total: 32 } },
  });
  store.set(apiClientAtom, api);
  member += 1;
  const id = `member-${member}`;
  const ada = { id, name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  return { store, id, api };
}

it('takes events and what ended before it listened', async () => {
  const { store } = aStore();
  const leave = store.sub(liveCreationsAtom, () => {});
  await vi.waitFor(() => expect(store.get(liveCreationsAtom)).toBe('live'));
  await vi.waitFor(() => expect(store.get(creationsAtom).map(({ version }) => version)).toEqual([2, 1]));
  leave();
});

it('reads the balance again when a creation has ended', async () => {
  const { store } = aStore([aReadyCreation({ version: 5 })]);
  const leave = store.sub(liveCreationsAtom, () => {});
  await vi.waitFor(() => expect(store.get(balanceAtom)).toBe(32));
  leave();
});

it('hears from the tab that reads the stream', async () => {
  const { store, id } = aStore([]);
  const leave = store.sub(liveCreationsAtom, () => {});
  const other = openTabChannel(`creations:${id}`, () => {});
  other.post('nonsense');
  other.post(aCreation({ id: 'from-afar', version: 7 }));
  await vi.waitFor(() => expect(store.get(creationsAtom)).toContainEqual(aCreation({ id: 'from-afar', version: 7 })));
  other.close();
  leave();
});

it('hears what another tab has removed, and tells what was removed here', async () => {
  const { store, id } = aStore([]);
  const leave = store.sub(liveCreationsAtom, () => {});
  await vi.waitFor(() => expect(store.get(creationsAtom)).toHaveLength(1));
  const heard: unknown[] = [];
  const other = openTabChannel(`creations:${id}`, (message) => heard.push(message));
  store.set(removedHereAtom, ['younger']);
  await vi.waitFor(() => expect(heard).toContainEqual({ removed: ['younger'] }));
  other.post({ removed: ['old'] });
  await vi.waitFor(() => expect(store.get(creationsAtom)).toEqual([]));
  other.close();
  leave();
});

it('reads what it missed when another tab has begun to read the stream', async () => {
  const { store, id, api } = aStore([]);
  const leave = store.sub(liveCreationsAtom, () => {});
  const lists = () => api.calls.filter(({ name }) => name === 'listCreations').length;
  await vi.waitFor(() => expect(lists()).toBe(1));
  const other = openTabChannel(`creations:${id}`, () => {});
  other.post('begun');
  await vi.waitFor(() => expect(lists()).toBe(2));
  other.close();
  leave();
});

it('tells the other tabs that it has begun to read', async () => {
  const { store, id } = aStore([]);
  const heard: unknown[] = [];
  const other = openTabChannel(`creations:${id}`, (message) => heard.push(message));
  const leave = store.sub(liveCreationsAtom, () => {});
  await vi.waitFor(() => expect(heard).toContain('begun'));
  other.close();
  leave();
});

it('goes on with one stream when only the member’s name changes', async () => {
  const { store, id, api } = aStore([]);
  const leave = store.sub(liveCreationsAtom, () => {});
  await vi.waitFor(() => expect(store.get(liveCreationsAtom)).toBe('live'));
  const grace = { id, name: 'Grace', email: 'ada@example.com', photo: null, isPaid: true, hasPlan: false };
  store.set(placeSessionAtom, { owner: 'member', member: grace });
  expect(store.get(liveCreationsAtom)).toBe('live');
  expect(api.calls.filter(({ name }) => name === 'creationEvents')).toHaveLength(1);
  leave();
});

it('follows nothing for a guest', () => {
  const { store, api } = aStore();
  store.set(placeSessionAtom, { owner: 'guest' });
  const leave = store.sub(liveCreationsAtom, () => {});
  expect([store.get(liveCreationsAtom), api.calls]).toEqual(['ended', []]);
  leave();
});
