// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { isMemberAtom, loginAtom, placeSessionAtom } from '@kinora/auth';
import { readPendingCreation, type KeptFiles } from '@kinora/browser/kept';
import { aCreation, anUpload } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  continueSavedRequestAtom,
  dropSavedRequestAtom,
  savedRequestAtom,
  sendSavedRequestAtom,
} from '../submit-atoms.ts';
import type { UnsentRequest } from '../unsent-request.ts';
import { fileStoreAtom } from './file-store-atom.ts';
import { cancelFilesAtom, fileProgressAtom, pauseFilesAtom } from './send-files-atoms.ts';
import { submitFilesAtom } from './submit-files-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const MEMBER = { owner: 'member', member: ADA } as const;
const ID = anUpload().id;
const ORDER: UnsentRequest = {
  model: 'local',
  mode: 'effect',
  input: { effect: 'bunny-hop', seconds: 5, seed: 7 },
  count: 1,
  cost: 8,
};
const FILED = { request: ORDER, files: { first: { name: 'ada.jpg', content: new Blob(['ada']) } } };
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
const GOOD: FakeAnswers = { sendFile: { data: ID }, getUpload: { data: anUpload() }, createCreations: accepted };

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});

/** A browser's data base as a variable. */
function aFileStore({ works = true } = {}) {
  let kept: { key: string; files: KeptFiles } | null = null;
  return {
    keep: (key: string, files: KeptFiles) => {
      if (works) kept = { key, files };
      return Promise.resolve(works);
    },
    read: (key: string) => Promise.resolve(kept?.key === key ? kept.files : null),
    drop: () => {
      kept = null;
      return Promise.resolve();
    },
  };
}

function aStore(answers: FakeAnswers, { isMember = true, balance = 40, works = true } = {}) {
  const store = createStore();
  const api = fakeApi({ integral: { data: { total: balance } }, ...answers });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, isMember ? MEMBER : { owner: 'guest' });
  store.set(confirmBalanceAtom, balance);
  store.set(fileStoreAtom, aFileStore({ works }));
  const asked = () => api.calls.map(({ name }) => name);
  const sent = () => api.calls.flatMap(({ name, input }) => (name === 'createCreations' ? [input] : []));
  return { store, api, asked, sent };
}

const setOnline = (value: boolean) =>
  Object.defineProperty(globalThis.navigator, 'onLine', { value, configurable: true });

describe('a member', () => {
  it('gets a clip of a picture: first the picture is sent, then the request with its id', async () => {
    const { store, asked, sent } = aStore(GOOD);
    expect(await store.set(submitFilesAtom, FILED)).toMatchObject({ kind: 'accepted' });
    expect(asked()).toEqual(['sendFile', 'getUpload', 'createCreations']);
    expect(sent()).toMatchObject([{ mode: 'effect', gold_coins: 8, input: { effect: 'bunny-hop', first: ID } }]);
    expect(store.get(fileProgressAtom)).toBeNull();
  });

  it('does not send the same picture twice', async () => {
    const { store, asked } = aStore(GOOD);
    await store.set(submitFilesAtom, FILED);
    await store.set(submitFilesAtom, {
      ...FILED,
      files: { first: { name: 'copy.jpg', content: new Blob(['ada']) } },
    });
    expect(asked().filter((name) => name === 'sendFile')).toHaveLength(1);
    const files = { first: FILED.files.first, last: { name: 'b.jpg', content: new Blob(['bob']) } };
    await store.set(submitFilesAtom, { ...FILED, files });
    expect(asked().filter((name) => name === 'sendFile')).toHaveLength(2);
  });

  it('is told what is missing before the picture is sent', async () => {
    const { store, asked } = aStore(GOOD, { balance: 5 });
    expect(await store.set(submitFilesAtom, FILED)).toMatchObject({ kind: 'short', missing: 3 });
    expect(asked()).toEqual([]);
  });

  it('finds what it was short for with its picture once there are credits', async () => {
    const { store, asked } = aStore(GOOD, { balance: 5 });
    await store.set(submitFilesAtom, FILED);
    expect(store.get(savedRequestAtom)).toMatchObject({ pending: { ...ORDER, refused: true }, resumes: false });
    store.set(confirmBalanceAtom, 505);
    expect(await store.set(sendSavedRequestAtom)).toMatchObject({ kind: 'accepted' });
    expect(asked()).toEqual(expect.arrayContaining(['sendFile', 'createCreations']));
    expect(store.get(savedRequestAtom)).toBeNull();
  });

  it('hears why a picture is refused, and nothing is requested', async () => {
    const refusal = { reason: 'damaged', detail: {} };
    const { store, sent } = aStore({ ...GOOD, getUpload: { data: anUpload({ state: 'refused', refusal }) } });
    expect(await store.set(submitFilesAtom, FILED)).toEqual({
      kind: 'file-failed',
      field: 'first',
      failure: { kind: 'file-refused', ...refusal },
    });
    expect(sent()).toEqual([]);
  });

  it('sees how far the picture is, and can stop it', async () => {
    const { store, sent } = aStore({ ...GOOD, sendFile: { forever: true, share: 0.4 } });
    const outcome = store.set(submitFilesAtom, FILED);
    await expect
      .poll(() => store.get(fileProgressAtom), { interval: 1 })
      .toEqual({ field: 'first', count: 1, number: 1, step: { phase: 'sending', share: 0.4 }, isPaused: false });
    store.set(cancelFilesAtom);
    expect(await outcome).toMatchObject({ kind: 'file-failed', failure: { kind: 'cancelled' } });
    expect([store.get(fileProgressAtom), sent()]).toEqual([null, []]);
  });

  it('lets a file stand still and go on, or gives it up meanwhile', async () => {
    const { store, asked, sent } = aStore({ ...GOOD, sendFile: { forever: true, share: 0.4 } });
    const isPaused = () => store.get(fileProgressAtom)?.isPaused;
    const times = () => asked().filter((name) => name === 'sendFile').length;
    const outcome = store.set(submitFilesAtom, FILED);
    await expect.poll(times, { interval: 1 }).toBe(1);
    store.set(pauseFilesAtom);
    expect([isPaused(), times()]).toEqual([true, 1]);
    store.set(pauseFilesAtom);
    await expect.poll(times, { interval: 1 }).toBe(2);
    expect(isPaused()).toBe(false);
    store.set(pauseFilesAtom);
    store.set(cancelFilesAtom);
    expect(await outcome).toMatchObject({ kind: 'file-failed', failure: { kind: 'cancelled' } });
    expect([store.get(fileProgressAtom), sent(), times()]).toEqual([null, [], 2]);
  });

  it('that loses the connection goes on by itself with it, or gives up meanwhile', async () => {
    const { store, asked, sent } = aStore({ ...GOOD, sendFile: { offline: true } });
    const times = () => asked().filter((name) => name === 'sendFile').length;
    setOnline(false);
    const first = store.set(submitFilesAtom, FILED);
    await expect.poll(times, { interval: 1 }).toBe(1);
    store.set(cancelFilesAtom);
    expect(await first).toMatchObject({ kind: 'file-failed', failure: { kind: 'cancelled' } });
    const second = store.set(submitFilesAtom, FILED);
    await expect.poll(times, { interval: 1 }).toBe(2);
    globalThis.dispatchEvent(new Event('online'));
    expect([times(), store.get(fileProgressAtom)?.step.phase]).toEqual([2, 'sending']);
    setOnline(true);
    globalThis.dispatchEvent(new Event('online'));
    // It is tried again; that it is not answered still is another matter.
    expect(await second).toMatchObject({ kind: 'file-failed', failure: { kind: 'unreachable' } });
    expect([times(), sent()]).toEqual([3, []]);
  });

  it('whose session ended meanwhile hears that, not what a guest may not do', async () => {
    const { store } = aStore({ ...GOOD, sendFile: { refuse: 'members-only' } });
    const outcome = store.set(submitFilesAtom, FILED);
    store.set(placeSessionAtom, { owner: 'guest' });
    expect(await outcome).toMatchObject({ kind: 'file-failed', failure: { kind: 'session-expired' } });
  });

  it('whose session ends with the request hears the same', async () => {
    const { store, asked } = aStore({ ...GOOD, createCreations: { refuse: 'not-allowed', delay: 20 } });
    const outcome = store.set(submitFilesAtom, FILED);
    await expect.poll(asked, { interval: 1 }).toContain('createCreations');
    store.set(placeSessionAtom, { owner: 'guest' });
    expect(await outcome).toMatchObject({ kind: 'failed', failure: { kind: 'session-expired' } });
  });
});

async function waiting(answers: FakeAnswers = GOOD) {
  const world = aStore(answers, { isMember: false });
  await world.store.set(submitFilesAtom, FILED);
  return world;
}

describe('a guest', () => {
  it('keeps request and picture over the login', async () => {
    const { store, asked } = await waiting();
    expect(store.get(loginAtom)).toEqual({ reason: 'create', cost: 8 });
    expect(readPendingCreation()).toMatchObject({ resumes: true, pending: { mode: 'effect', label: 'bunny-hop' } });
    expect(asked()).toEqual([]);
  });

  it('goes on by itself after it, and nothing is left behind', async () => {
    const { store, sent } = await waiting();
    const key = readPendingCreation()?.pending.key ?? '';
    store.set(placeSessionAtom, MEMBER);
    expect(await store.set(continueSavedRequestAtom, () => 8)).toMatchObject({ kind: 'accepted' });
    expect(sent()).toMatchObject([{ idempotencyKey: key, input: { first: ID } }]);
    expect(store.get(savedRequestAtom)).toBeNull();
    expect(await store.get(fileStoreAtom).read(key)).toBeNull();
  });

  it('does not go on by itself at another price', async () => {
    const { store } = await waiting();
    store.set(placeSessionAtom, MEMBER);
    expect(await store.set(continueSavedRequestAtom, () => Promise.resolve(9))).toBeNull();
    expect(store.get(savedRequestAtom)).not.toBeNull();
  });

  it('keeps both while the picture may still get there, not once it is refused', async () => {
    const lost = await waiting({ ...GOOD, sendFile: { offline: true } });
    lost.store.set(placeSessionAtom, MEMBER);
    expect(await lost.store.set(sendSavedRequestAtom)).toMatchObject({ kind: 'file-failed' });
    expect(lost.store.get(savedRequestAtom)).not.toBeNull();
    const refusal = { reason: 'not-media', detail: {} };
    const bad = await waiting({ ...GOOD, getUpload: { data: anUpload({ state: 'refused', refusal }) } });
    bad.store.set(placeSessionAtom, MEMBER);
    expect(await bad.store.set(sendSavedRequestAtom)).toMatchObject({ failure: { reason: 'not-media' } });
    expect(bad.store.get(savedRequestAtom)).toBeNull();
  });

  it('hears that the picture is gone, and that a browser does not keep it', async () => {
    const { store } = await waiting();
    await store.get(fileStoreAtom).drop();
    store.set(placeSessionAtom, MEMBER);
    expect(await store.set(sendSavedRequestAtom)).toEqual({ kind: 'files-gone' });
    const blocked = aStore(GOOD, { isMember: false, works: false });
    expect(await blocked.store.set(submitFilesAtom, FILED)).toEqual({ kind: 'not-kept' });
    expect([blocked.store.get(loginAtom), readPendingCreation()]).toEqual([null, null]);
  });

  it('can forget it: the picture goes too', async () => {
    const { store } = await waiting();
    const key = readPendingCreation()?.pending.key ?? '';
    store.set(dropSavedRequestAtom);
    expect([store.get(savedRequestAtom), await store.get(fileStoreAtom).read(key)]).toEqual([null, null]);
    expect(store.get(isMemberAtom)).toBe(false);
  });
});
