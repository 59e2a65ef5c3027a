import { initMember } from '@kinora/contracts/identity';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { callApi, signUpMember } from '../../../testing/api-member.ts';
import { createWebVisitor } from '../../../testing/identity/web-visitor.ts';
import { startTestProduct } from '../../../testing/test-product.ts';

const PAY = 'https://pay.kinora.example';
const product = await startTestProduct({}, { KINORA_REDIRECT_ORIGINS: PAY });
afterAll(() => product.close());

const ada = await signUpMember(product.url, 'ada@example.com');
const eve = await signUpMember(product.url, 'eve@example.com');
const visitor = () => createWebVisitor(product.url);
const mint = async (origin = product.url) => (await ada.call('mintTicket', { origin })).data.ticket;
const shows = (token: string, confirmed?: boolean) => ({
  device_code: 'device',
  token,
  ...(confirmed === undefined ? {} : { confirmed }),
});
const unknown = { code: 404, msg: 'unknown-ticket', data: null };
const asks = { code: 409, msg: 'confirm-member', data: { email: 'a***@e***.com' } };

describe('a ticket for a link', () => {
  it.each(['https://evil.example', 'http://127.0.0.1:1', `${PAY}/`, `${PAY}/x`, 'null', '*'])(
    'is not made for %s',
    async (origin) => {
      expect(await ada.call('mintTicket', { origin })).toMatchObject({
        code: 400,
        data: { fields: { origin: 'not-allowed' } },
      });
    },
  );

  it('is not made for a guest', async () => {
    const { data } = await visitor().call('initTourists', { device_code: 'device' });
    const answer = await visitor().call('mintTicket', { origin: product.url }, { token: data.token });
    expect(answer).toMatchObject({ code: 401 });
    const guest = visitor();
    const { token } = (await guest.call('initTourists', { device_code: 'device' })).data;
    expect(await guest.call('mintTicket', { origin: product.url }, { token })).toMatchObject({ code: 403 });
  });

  it('opens a session of its own after a yes, bound to the browser that showed it', async () => {
    const [browser, ticket] = [visitor(), await mint()];
    expect(ticket).toMatch(/^tk_[\w-]{43}$/);
    expect(await browser.call('initMember', shows(ticket))).toEqual(asks);
    expect(await browser.call('initMember', shows(ticket, false))).toEqual(asks);
    const { code, data } = await browser.call('initMember', shows(ticket, true));
    expect({ code, data }).toMatchObject({ code: 200, data: { email: 'ada@example.com' } });
    const { token = '' } = data;
    expect(token).not.toBe(ada.token);
    expect(await browser.call('accountIndex', {}, { token })).toMatchObject({ code: 200 });
    expect(await visitor().call('accountIndex', {}, { token })).toMatchObject({ code: 401 });
    expect(await browser.call('initMember', shows(ticket, true))).toEqual(unknown);
  });

  it('S6: asks before it replaces another member', async () => {
    const browser = visitor();
    const first = await browser.call('initMember', shows(await mint(), true));
    const { token = '' } = first.data;
    const other = (await eve.call('mintTicket', { origin: product.url })).data.ticket;
    const over = await browser.call('initMember', shows(other), { token });
    expect(over).toEqual({ ...asks, data: { email: 'e***@e***.com' } });
    expect(await browser.call('initMember', shows(other, true), { token })).toMatchObject({
      code: 200,
      data: { email: 'eve@example.com' },
    });
    expect(await browser.call('accountIndex', {}, { token })).toMatchObject({ code: 401 });
  });

  it('ends the guest’s session in the place of which it comes', async () => {
    const browser = visitor();
    const { token } = (await browser.call('initTourists', { device_code: 'device' })).data;
    expect(await browser.call('integral', {}, { token })).toMatchObject({ code: 200 });
    expect(await browser.call('initMember', shows(await mint(), true), { token })).toMatchObject({ code: 200 });
    expect(await browser.call('integral', {}, { token })).toMatchObject({ code: 401 });
  });

  it('leaves the session of another browser alone, whose token somebody shows without its cookie', async () => {
    const [browser, other] = [visitor(), visitor()];
    const { token } = (await other.call('initTourists', { device_code: 'device' })).data;
    await browser.call('initMember', shows(await mint(), true), { token });
    expect(await other.call('integral', {}, { token })).toMatchObject({ code: 200 });
  });

  it('in a new tab of the member who is signed in goes on in the session of the first', async () => {
    const browser = visitor();
    const { token = '' } = (await browser.call('initMember', shows(await mint(), true))).data;
    const sessions = async () => (await browser.call('listSessions', {}, { token })).data.sessions.length;
    const [before, ticket] = [await sessions(), await mint()];
    const again = await browser.call('initMember', shows(ticket), { token });
    expect(again).toMatchObject({ code: 200, data: { token, integral_token: token, email: 'ada@example.com' } });
    expect(await browser.call('accountIndex', {}, { token })).toMatchObject({ code: 200 });
    expect(await sessions()).toBe(before);
    expect(await browser.call('initMember', shows(ticket), { token })).toEqual(unknown);
  });

  it('S6: is good on one site alone', async () => {
    const ticket = await mint(PAY);
    expect(await visitor().call('initMember', shows(ticket, true))).toEqual(unknown);
    expect(await visitor().call('initMember', shows(ticket, true), { origin: 'https://evil.example' })).toEqual(
      unknown,
    );
    // A client that is no browser says no site.
    expect(await callApi(product.url, initMember, { input: shows(ticket, true) })).toEqual(unknown);
    expect(await visitor().call('initMember', shows(ticket, true), { origin: PAY })).toMatchObject({ code: 200 });
  });

  it('is over after a minute', async () => {
    const ticket = await mint();
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from max(expires_at) - now())::float8 as seconds from ticket`.execute(product.db);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
    await sql`update ticket set expires_at = now() where used_at is null`.execute(product.db);
    expect(await visitor().call('initMember', shows(ticket, true))).toEqual(unknown);
  });

  it('leaves nothing in the database that opens anything', async () => {
    const ticket = await mint();
    const kept = await product.db.selectFrom('ticket').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(ticket);
    expect(kept.some(({ hash }) => hash.toString('base64url') === ticket.slice(3))).toBe(false);
  });
});

describe('a token that is no ticket', () => {
  it.each([
    ['somebody else’s session', () => eve.token],
    ['a made up session', () => `ut_${'x'.repeat(43)}`],
    ['a guest', () => `tt_${'x'.repeat(43)}`],
    ['nothing known', () => 'x'],
  ])('is unknown when it names %s', async (_name, token) => {
    expect(await ada.call('initMember', shows(token()))).toEqual(unknown);
    expect(await ada.call('initMember', shows(token(), true))).toEqual(unknown);
  });

  it('says who the session is when it is the same one', async () => {
    expect(await ada.call('initMember', shows(ada.token))).toMatchObject({
      code: 200,
      data: { integral_token: ada.token },
    });
    expect((await ada.call('initMember', shows(ada.token))).data.token).toBeUndefined();
  });

  it('opens nothing without a session', async () => {
    const answer = await visitor().call('initMember', shows(ada.token));
    expect(answer).toMatchObject({ code: 401, msg: 'session-expired' });
  });

  it('opens no session as a header either', async () => {
    const ticket = await mint();
    expect(await visitor().call('accountIndex', {}, { token: ticket })).toMatchObject({ code: 401 });
  });
});
