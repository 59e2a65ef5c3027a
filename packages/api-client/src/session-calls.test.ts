import { aStanding } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { readRegion } from './region-calls.ts';
import { bindToDevice, exchangeTicket, openProduct } from './session-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

const ticket = { deviceId: 'd-1', ticket: 'tk_1', confirmed: false } as const;

describe('a ticket', () => {
  it('is exchanged for a session', async () => {
    const { client, sent } = answeringClient(aStanding({ token: 'ut_9', email: 'ada@example.com' }));
    expect(await exchangeTicket(client, ticket)).toMatchObject({
      ok: true,
      value: { token: 'ut_9', email: 'ada@example.com' },
    });
    expect(sent().fields).toEqual({ device_code: 'd-1', token: 'tk_1', information_sources: 200725, language: 'EN' });
  });

  it('says whom it would sign in, and goes on when somebody wants that', async () => {
    const asking = answeringClient({ email: 'a***@e***.com' }, { code: 409 });
    expect(await exchangeTicket(asking.client, ticket)).toMatchObject({
      failure: { kind: 'refused', reason: 'confirm-member', details: { email: 'a***@e***.com' } },
    });
    const { client, sent } = answeringClient(aStanding());
    await exchangeTicket(client, { ...ticket, confirmed: true });
    expect(sent().fields).toMatchObject({ confirmed: true });
  });
});

describe('after a sign-in', () => {
  it('the product is told with what it said itself', async () => {
    const { client, sent } = answeringClient({ is_register_send: true });
    const member = { productId: 'm-1', productToken: 'i-1', isPaid: false, hasPlan: false };
    expect(await openProduct(client, { member, deviceId: 'd-1' })).toEqual({ ok: true, value: true });
    expect(sent()).toMatchObject({
      request: 'POST /api/novi-ai-web/init',
      fields: { integral_user_id: 'm-1', integral_token: 'i-1', device_code: 'd-1' },
    });
  });

  it('the device is bound', async () => {
    const { client, sent } = answeringClient(null);
    await bindToDevice(client, { deviceId: 'd-1', token: 'ut_1' });
    expect(sent().fields).toMatchObject({ device_code: 'd-1', token: 'ut_1' });
  });
});

describe('the region', () => {
  const now = 1_763_000_000_500;

  it('is asked for with time and word, and 1 is its success', async () => {
    const { client, sent } = answeringClient({ ip: '192.0.2.1', countryCode: 'CN' }, { code: 1 });
    expect(await readRegion(client, { word: 'kinora', now })).toEqual({
      ok: true,
      value: { ip: '192.0.2.1', country: 'CN' },
    });
    // `printf 1763000000kinora | md5sum`
    expect(sent().headers).toEqual({ stime: '1763000000', token: '599cccb3ea241d94bc67e453362e2d1a' });
  });

  it('is unknown with any other code', async () => {
    const { client } = answeringClient({ ip: '192.0.2.1', countryCode: 'CN' });
    expect(await readRegion(client, { word: 'kinora', now })).toMatchObject({ ok: false });
  });
});
