import { aMemberSession, aProfile, aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { createApiClient } from './api-client.ts';
import {
  changeEmail,
  changeNoticeEmail,
  changePassword,
  confirmAddress,
  deleteAccount,
  editProfile,
  endSession,
  exportAccount,
  keepAccount,
  mintTicket,
  readProfile,
  readSessions,
  sendConfirmation,
  unlinkSignIn,
  linkSignIn,
  withdrawEmail,
} from './profile-calls.ts';
import type { WireRequest } from './wire-request.ts';

/** `printf correct-horse | md5sum`, `printf paper-boat-7 | md5sum` */
const HORSE = '2eb62d171ba8491db496081a8b24738a';
const BOAT = '5e0e27f1900f79af36b02a73d261d42d';

function answering(data: unknown, code = 200) {
  const requests: WireRequest[] = [];
  const client = createApiClient({
    site: aSiteConfig(),
    session: { token: () => 'ut_1', renew: () => Promise.resolve(false), clear: () => {}, hide: () => {} },
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
  const sent = () => {
    const [first] = requests;
    if (!first) throw new Error('nothing was sent');
    const { endpoint, url, fields, headers } = first;
    return { request: `${endpoint.method} ${url}`, fields, token: headers.token };
  };
  return { client, sent };
}

describe('calls of the profile', () => {
  it('read it and change what is named', async () => {
    expect(await readProfile(answering(aProfile()).client)).toEqual({ ok: true, value: aProfile() });
    const { client, sent } = answering(aProfile({ name: 'Ada L.' }));
    expect(await editProfile(client, { name: 'Ada L.' })).toMatchObject({ value: { name: 'Ada L.' } });
    expect(sent()).toEqual({
      request: 'PATCH /api/kinora/account/profile',
      fields: { name: 'Ada L.' },
      token: 'ut_1',
    });
  });

  it('confirm an address as nobody', async () => {
    const { client, sent } = answering({ email: 'ada@example.com', purpose: 'account' });
    expect(await confirmAddress(client, 'p-1')).toMatchObject({ value: { purpose: 'account' } });
    expect(sent()).toEqual({
      request: 'POST /api/kinora/account/address',
      fields: { proof: 'p-1' },
      token: undefined,
    });
  });

  it('hand on why an address was not confirmed', async () => {
    const { client } = answering(null, 404);
    expect(await confirmAddress(client, 'p-1')).toMatchObject({ failure: { reason: 'unknown-proof' } });
  });

  it('ask for other addresses, tidied, with the hash of the password', async () => {
    const input = { email: ' New@Example.com ', current: 'correct-horse' };
    const account = answering(aProfile());
    await changeEmail(account.client, input);
    expect(account.sent().fields).toEqual({ email: 'new@example.com', current: HORSE });
    const notice = answering(aProfile());
    await changeNoticeEmail(notice.client, input);
    expect(notice.sent()).toMatchObject({
      request: 'POST /api/kinora/account/notice-email',
      fields: { email: 'new@example.com', current: HORSE },
    });
  });

  it('remove the notification address with an empty one', async () => {
    const { client, sent } = answering(aProfile());
    await changeNoticeEmail(client, { email: '', current: 'correct-horse' });
    expect(sent().fields).toEqual({ email: '', current: HORSE });
  });

  it('change the password, both as hashes', async () => {
    const { client, sent } = answering(null);
    await changePassword(client, { password: 'paper-boat-7', current: 'correct-horse' });
    expect(sent().fields).toEqual({ password: BOAT, current: HORSE });
  });

  it('set the first one without another', async () => {
    const { client, sent } = answering(null);
    await changePassword(client, { password: 'paper-boat-7' });
    expect(sent().fields).toEqual({ password: BOAT });
  });

  it('delete and keep the account', async () => {
    const deleted = answering(aProfile());
    await deleteAccount(deleted.client, { current: 'correct-horse' });
    expect(deleted.sent()).toMatchObject({
      request: 'POST /api/kinora/account/deletion',
      fields: { current: HORSE },
    });
    const kept = answering(aProfile());
    await keepAccount(kept.client);
    expect(kept.sent().request).toBe('DELETE /api/kinora/account/deletion');
  });
});

describe('calls of sessions and sign-ins', () => {
  it('list sessions and end them', async () => {
    const sessions = [aMemberSession()];
    expect(await readSessions(answering({ sessions }).client)).toEqual({ ok: true, value: sessions });
    const { client, sent } = answering(null);
    await endSession(client, 'others');
    expect(sent()).toMatchObject({ request: 'DELETE /api/kinora/account/sessions/others', fields: {} });
  });

  it('disconnect another provider', async () => {
    const { client, sent } = answering(aProfile());
    await unlinkSignIn(client, { provider: 'google', current: 'correct-horse' });
    expect(sent().fields).toEqual({ provider: 'google', current: HORSE });
  });

  it('begin to connect a provider, with the password and a way back', async () => {
    const { client, sent } = answering({ url: 'https://accounts.example/begin' });
    const returnTo = 'https://kinora.example/member/';
    const begun = await linkSignIn(client, { provider: 'google', returnTo, current: 'correct-horse' });
    expect(begun).toEqual({ ok: true, value: 'https://accounts.example/begin' });
    expect(sent().fields).toEqual({ provider: 'google', redirect_url: returnTo, current: HORSE });
  });

  it('send the link to an address again', async () => {
    const { client, sent } = answering(aProfile());
    await sendConfirmation(client, 'next');
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/account/confirmation', fields: { purpose: 'next' } });
  });

  it('take the wish for another address back', async () => {
    const { client, sent } = answering(aProfile());
    expect(await withdrawEmail(client)).toMatchObject({ ok: true });
    expect(sent().request).toBe('DELETE /api/kinora/account/email');
  });

  it('hand out the address of the export, and a ticket', async () => {
    expect(await exportAccount(answering({ url: '/media/x' }).client)).toEqual({ ok: true, value: '/media/x' });
    const { client, sent } = answering({ ticket: 'tk_1' });
    expect(await mintTicket(client, 'https://member.example')).toEqual({ ok: true, value: 'tk_1' });
    expect(sent().fields).toEqual({ origin: 'https://member.example' });
  });
});
