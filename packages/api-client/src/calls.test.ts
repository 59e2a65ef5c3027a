import { aCreation, aFirstSession, anAccountIndex, aSession, aSiteConfig, aStanding } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { readAccount, signIn, signOut, signUp } from './account-calls.ts';
import { createApiClient } from './api-client.ts';
import { readBalance } from './balance-calls.ts';
import {
  cancelCreation,
  moveCreationFirst,
  readCreation,
  readCreations,
  readRoutes,
  removeCreation,
  retryCreation,
  submitCreation,
} from './creation-calls.ts';
import { startGuest, startMember } from './session-calls.ts';
import { sendSupportMessage } from './support-calls.ts';
import type { WireRequest } from './wire-request.ts';

/** `printf correct-horse | md5sum` */
const HASH = '2eb62d171ba8491db496081a8b24738a';
const ada = { email: ' Ada@Example.com ', password: 'correct-horse' };

function answering(data: unknown, code = 200) {
  const requests: WireRequest[] = [];
  const client = createApiClient({
    site: aSiteConfig(),
    session: { token: () => 'tk_1', renew: () => Promise.resolve(false), clear: () => {}, hide: () => {} },
    deviceId: () => 'd-1',
    transport: {
      send(request) {
        requests.push(request);
        return Promise.resolve({ code, data, retryAfter: null });
      },
      open: () => Promise.reject(new Error('no stream')),
      sendFile: () => Promise.reject(new Error('no files')),
    },
  });
  const sent = () => ({ url: requests[0]?.url, fields: requests[0]?.fields, headers: requests[0]?.headers });
  return { client, sent };
}

describe('account calls', () => {
  it('sign in with the hash of the password and a tidied address', async () => {
    const { client, sent } = answering(aSession());
    expect(await signIn(client, ada)).toEqual({
      ok: true,
      value: { memberId: aSession().member_id, email: 'ada@example.com', photo: null, token: 'ut_token-of-ada' },
    });
    expect(sent().fields).toMatchObject({ email: 'ada@example.com', password: HASH });
  });

  it('sign up and say what became of the start credits', async () => {
    const { client, sent } = answering(aFirstSession({ start_credits: 0, start_refused: 'device' }));
    expect(await signUp(client, { ...ada, deviceId: 'd-1' })).toMatchObject({
      value: { startCredits: 0, startRefused: 'device' },
    });
    expect(sent().fields).toMatchObject({ password: HASH, device_code: 'd-1' });
  });

  it('leave the device out while it is unknown', async () => {
    const { client, sent } = answering(aFirstSession());
    await signUp(client, { ...ada, deviceId: '' });
    expect(sent().fields).not.toHaveProperty('device_code');
  });

  it('hand on a refusal', async () => {
    const { client } = answering(null, 410);
    expect(await signIn(client, ada)).toMatchObject({ failure: { kind: 'refused', reason: 'unknown-account' } });
  });

  it('read the account in our own words', async () => {
    const { client } = answering(anAccountIndex({ first_name: 'Ada', head_photo: '/a.png' }));
    expect(await readAccount(client)).toMatchObject({ value: { name: 'Ada', photo: '/a.png' } });
  });

  it('sign out', async () => {
    const { client, sent } = answering(null);
    expect(await signOut(client)).toEqual({ ok: true, value: null });
    expect(sent().url).toBe('/account/logout');
  });
});

describe('session calls', () => {
  it('start a guest with the device', async () => {
    const { client, sent } = answering({ token: 'tt_1' });
    expect(await startGuest(client, 'd-1')).toEqual({ ok: true, value: 'tt_1' });
    expect(sent().fields).toEqual({ device_code: 'd-1', information_sources: 200725, language: 'EN', brand_id: 38 });
  });

  it('start a member', async () => {
    const { client, sent } = answering(aStanding({ paid: 1 }));
    expect(await startMember(client, { deviceId: 'd-1', token: 'ut_1' })).toEqual({
      ok: true,
      value: { productId: aStanding().user_id, productToken: aStanding().integral_token, isPaid: true, hasPlan: false },
    });
    expect(sent().fields).toMatchObject({ device_code: 'd-1', token: 'ut_1' });
  });

  it('read the balance', async () => {
    expect(await readBalance(answering({ total: 32 }).client)).toEqual({ ok: true, value: 32 });
  });
});

describe('creation calls', () => {
  it('submit what was asked at the shown price, under the key of the intent', async () => {
    const created = { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 };
    const { client, sent } = answering(created);
    const request = {
      model: 'local',
      mode: 'text',
      input: { prompt: 'a boat' },
      count: 1,
      cost: 8,
      key: 'k-1',
    } as const;
    expect(await submitCreation(client, request)).toEqual({ ok: true, value: created });
    expect(sent().fields).toEqual({
      model: 'local',
      mode: 'text',
      input: { prompt: 'a boat' },
      count: 1,
      gold_coins: 8,
    });
    expect(sent().headers).toMatchObject({ 'idempotency-key': 'k-1' });
  });

  it('retry at today’s price', async () => {
    const { client, sent } = answering(null);
    await retryCreation(client, { id: 'c-1', cost: 8, key: 'k-2' });
    expect(sent()).toMatchObject({ url: '/api/kinora/creations/c-1/retry', fields: { gold_coins: 8 } });
  });

  it.each([
    [readCreation, '/api/kinora/creations/c-1'],
    [cancelCreation, '/api/kinora/creations/c-1/cancel'],
    [moveCreationFirst, '/api/kinora/creations/c-1/move'],
    [removeCreation, '/api/kinora/creations/c-1'],
  ])('address one creation', async (call, url) => {
    const { client, sent } = answering(aCreation());
    expect(await call(client, 'c-1')).toEqual({ ok: true, value: aCreation() });
    expect(sent()).toMatchObject({ url, fields: {} });
  });

  it('read a page', async () => {
    const { client, sent } = answering({ creations: [], next: null });
    await readCreations(client, { cursor: 'x', limit: 20 });
    expect(sent().fields).toEqual({ cursor: 'x', limit: 20 });
  });

  it('read what runs here', async () => {
    const routes = [{ model: 'local', modes: ['text'] }];
    expect(await readRoutes(answering({ routes }).client)).toEqual({ ok: true, value: routes });
  });
});

describe('a message to the operator', () => {
  const written = {
    topic: 'clip',
    email: ' ada@example.com ',
    message: ' The fox has five legs.\n',
    creation: '',
  } as const;

  it('travels without what surrounds it', async () => {
    const { client, sent } = answering(null);
    expect(await sendSupportMessage(client, written)).toEqual({ ok: true, value: null });
    expect(sent()).toMatchObject({
      url: '/api/kinora/support',
      fields: { topic: 'clip', email: 'ada@example.com', message: 'The fox has five legs.' },
    });
    expect(sent().fields).not.toHaveProperty('creation');
  });

  it('names its clip, and says how long to wait', async () => {
    const { client, sent } = answering({ retry_after: 700 }, 429);
    const id = '01940000-0000-7000-8000-000000000101';
    expect(await sendSupportMessage(client, { ...written, creation: id })).toEqual({
      ok: false,
      failure: { kind: 'busy', retryAfter: 700 },
    });
    expect(sent().fields).toMatchObject({ creation: id });
  });
});
