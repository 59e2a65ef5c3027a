// @vitest-environment happy-dom
import { placeSessionAtom } from '@kinora/auth';
import { accountServer } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { ADA, signAdaIn } from '../testing/account-seeds.ts';
import { endSessionAtom, loadSessionsAtom, sessionsAtom } from './sessions-atoms.ts';

function open(api = accountServer()) {
  const store = createStore();
  signAdaIn(api)(store);
  const devices = () => {
    const known = store.get(sessionsAtom);
    return known.state === 'ready' ? known.value.sessions.map(({ device }) => device) : known.state;
  };
  return { api, devices, store };
}

describe('sessions', () => {
  it('come with this one first, then by last use', async () => {
    const { devices, store } = open();
    await store.set(loadSessionsAtom);
    expect(devices()).toEqual(['Chrome on Windows', 'Safari on iPhone', '']);
  });

  it('end one by one, and all but this', async () => {
    const { api, devices, store } = open();
    await store.set(loadSessionsAtom);
    expect(await store.set(endSessionAtom, '01940000-0000-7000-8000-000000000072')).toBeNull();
    expect(devices()).toEqual(['Chrome on Windows', '']);
    await store.set(endSessionAtom, 'others');
    expect(devices()).toEqual(['Chrome on Windows']);
    expect(api.calls.filter(({ name }) => name === 'endSession')).toHaveLength(2);
  });

  it('S27: are never shown to somebody else, nor those that were asked for before', async () => {
    const { devices, store } = open();
    await store.set(loadSessionsAtom);
    const reading = store.set(loadSessionsAtom);
    store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'another' } });
    expect(devices()).toBe('loading');
    await reading;
    expect(devices()).toBe('loading');
  });

  it('that are gone already have ended', async () => {
    const { api, store } = open(accountServer({}, { endSession: { refuse: 'unknown-session' } }));
    expect(await store.set(endSessionAtom, 'x')).toBeNull();
    expect(api.calls.at(-1)?.name).toBe('listSessions');
  });

  it('say why they did not end, or could not be read', async () => {
    const { store } = open(accountServer({}, { endSession: { offline: true }, listSessions: { code: 500 } }));
    expect(await store.set(endSessionAtom, 'x')).toEqual({ kind: 'unreachable' });
    await store.set(loadSessionsAtom);
    expect(store.get(sessionsAtom)).toMatchObject({ state: 'failed', failure: { kind: 'unexpected' } });
    const members = open(accountServer({}, { endSession: { refuse: 'members-only' } }));
    expect(await members.store.set(endSessionAtom, 'x')).toMatchObject({ reason: 'members-only' });
  });
});
