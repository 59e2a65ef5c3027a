import { decodeSignal } from '@kinora/contracts/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../../adapters/identity/memory-identity.ts';
import { DEVELOPMENT_CLIENT, startOpenidProvider } from '../../../testing/identity/openid-provider.ts';
import { md5, PASSWORD } from '../../../testing/identity/own-account.ts';
import { createWebVisitor, type WebVisitor } from '../../../testing/identity/web-visitor.ts';
import { keepMails, readMails } from '../../../testing/mail/read-mails.ts';
import { startTestProduct } from '../../../testing/test-product.ts';

const provider = await startOpenidProvider({ host: 'localhost' });
const product = await startTestProduct(
  {},
  {
    KINORA_GOOGLE_ISSUER: provider.issuer,
    KINORA_GOOGLE_CLIENT_ID: DEVELOPMENT_CLIENT.id,
    KINORA_GOOGLE_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
    KINORA_START_PER_DEVICE: '2',
  },
  { passwords: plainPasswords },
);
afterAll(() => product.close());
afterAll(() => provider.close());
beforeAll(() => keepMails(product.db));

const home = `${product.url}/home/`;
const center = `${product.url}/member/`;
const visitor = (languages = 'en') => createWebVisitor(product.url, { languages });
const verified = (email: string) => ({ email, verified: 'on' });
const outcomeOf = (address: string) => new URL(address).searchParams.get('signin');

async function enter(browser: WebVisitor, form: Readonly<Record<string, string>>, returnTo = home) {
  const landed = await browser.visit(await browser.prove(await browser.begin(returnTo), form));
  const token = decodeSignal(new URL(landed).searchParams.get('signal') ?? '')?.token ?? '';
  return (await browser.call('initMember', { device_code: 'device', token })).data;
}

const signUp = async (browser: WebVisitor, email: string, device_code = email) =>
  (await browser.call('register', { email, password: PASSWORD, device_code })).data;

const mailsTo = async (email: string) => {
  const rows = product.db.selectFrom('mail').select(['kind', 'locale']).where('recipient', '=', email);
  return (await rows.orderBy('created_at').execute()).map(({ kind, locale }) => `${kind} ${locale}`);
};

const balanceOf = async (id: string) => (await product.ledger.balance(id)).available;
const onDevice = (device: string) => {
  const browser = visitor();
  browser.cookies.set('murmur', encodeURIComponent(device));
  return browser;
};
const link = (browser: WebVisitor, token: string, change: { current?: string; redirect_url?: string } = {}) =>
  browser.call('linkSignIn', { provider: 'google', redirect_url: center, current: PASSWORD, ...change }, { token });

/** Somebody with a password at the provider's door. */
async function aMember(email: string) {
  const browser = visitor();
  const { member_id: id, token } = await signUp(browser, email);
  const go = async (form: Readonly<Record<string, string>>) => {
    const { data } = await link(browser, token);
    return browser.visit(await browser.prove(data.url, form));
  };
  const profile = async () => (await browser.call('getProfile', {}, { token })).data;
  return { browser, id, token, go, profile };
}

describe('mails to a member who came by Google', () => {
  it('are in the language of the page, and begin with one welcome without a link', async () => {
    const email = 'hannah@people.example';
    const browser = visitor('de-DE,de;q=0.9');
    const first = await enter(browser, verified(email));
    expect(await mailsTo(email)).toEqual(['welcome de']);
    expect(await readMails(product.db, product.secrets.accepted.sealKey[0] ?? '', email)).toEqual([
      { kind: 'welcome', values: {} },
    ]);
    // Another browser, in another language: the account has its own by now.
    const other = visitor('en');
    await enter(other, verified(email));
    await enter(other, verified(email));
    expect(await mailsTo(email)).toEqual(['welcome de', 'new-sign-in de']);
    const events = await product.db
      .selectFrom('security_event')
      .select(['kind', 'detail'])
      .where('member_id', '=', first.user_id)
      .orderBy('id')
      .execute();
    const detail = { provider: 'google' };
    expect(events).toEqual(['sign-up', 'sign-in', 'sign-in'].map((kind) => ({ kind, detail })));
  });

  it('follow the address of the page before the wishes of the browser', async () => {
    await enter(visitor('en'), verified('heidi@people.example'), `${product.url}/de/home/`);
    expect(await mailsTo('heidi@people.example')).toEqual(['welcome de']);
    await enter(visitor('de'), verified('helen@people.example'), `${product.url}/en/home/`);
    expect(await mailsTo('helen@people.example')).toEqual(['welcome en']);
  });
});

describe('the start credits of a member who came by Google', () => {
  it('are told with the first session alone, and pay for every route', async () => {
    const browser = visitor();
    const data = await enter(browser, verified('first@people.example'));
    expect(data).toMatchObject({ start_credits: 40, start_refused: null });
    expect(await product.ledger.balance(data.user_id)).toEqual({ available: 40, held: 0, localOnly: 0 });
    expect((await enter(browser, verified('first@people.example'))).start_credits).toBeUndefined();
  });

  it('count with those of sign-ups: two for a device, whichever way they came', async () => {
    expect(await signUp(onDevice('shared device'), 'with-password@example.com', 'shared device')).toMatchObject({
      start_credits: 40,
    });
    const second = await enter(onDevice('shared device'), verified('second@people.example'));
    expect(second).toMatchObject({ start_credits: 40 });
    const third = await enter(onDevice('shared device'), verified('third@people.example'));
    expect(third).toMatchObject({ start_credits: 0, start_refused: 'device' });
    expect([await balanceOf(second.user_id), await balanceOf(third.user_id)]).toEqual([40, 0]);
    const fourth = await signUp(onDevice('shared device'), 'fourth@example.com', 'shared device');
    expect(fourth).toMatchObject({ start_credits: 0, start_refused: 'device' });
  });

  it('are not given again to an account that Google takes over', async () => {
    await signUp(visitor(), 'taken@people.example');
    const data = await enter(visitor(), verified('taken@people.example'));
    expect(data.start_credits).toBeUndefined();
    expect(await product.ledger.balance(data.user_id)).toEqual({ available: 40, held: 0, localOnly: 0 });
    expect((await product.ledger.books()).breaches).toEqual([]);
  });
});

describe('a member who connects Google', () => {
  it('signs in with it from then on, under whichever address', async () => {
    const { go, profile } = await aMember('karen@example.com');
    expect(await go(verified('karen@gmail.example'))).toBe(`${center}?signin=connected`);
    const { id, isEmailConfirmed, signIns } = await profile();
    expect(signIns).toMatchObject([{ provider: 'google', email: 'karen@gmail.example' }]);
    expect(isEmailConfirmed).toBe(false);
    expect(await enter(visitor(), verified('karen@gmail.example'))).toMatchObject({ user_id: id });
  });

  it.each([
    ['link-taken', verified('of-another@people.example')],
    ['cancelled', { cancel: 'yes' }],
    ['email-unverified', { person: 'person-mallory' }],
  ])('is told %s by a name of its own', async (reason, form) => {
    await enter(visitor(), verified('of-another@people.example'));
    const { go, profile } = await aMember(`${reason}@example.com`);
    expect(outcomeOf(await go(form))).toBe(`connect-${reason}`);
    expect((await profile()).signIns).toEqual([]);
  });

  it('connects one account there, once', async () => {
    const { browser, token } = await aMember('karl@example.com');
    const { data } = await link(browser, token);
    const back = await browser.prove(data.url, verified('karl@gmail.example'));
    expect(outcomeOf(await browser.visit(back))).toBe('connected');
    expect(outcomeOf(await browser.visit(back))).toBe('connect-expired');
    expect(await link(browser, token)).toMatchObject({ code: 410, msg: 'already-linked' });
  });

  it('is not connected by a session that ends on the way', async () => {
    const { browser, id, token } = await aMember('kim@example.com');
    const { data } = await link(browser, token);
    const back = await browser.prove(data.url, verified('kim@gmail.example'));
    await browser.call('logout', {}, { token });
    expect(outcomeOf(await browser.visit(back))).toBe('connect-signed-out');
    const links = product.db.selectFrom('sign_in_link').select('subject').where('member_id', '=', id);
    expect(await links.execute()).toEqual([]);
  });

  it('is not connected in a browser that did not ask for it', async () => {
    const { browser, profile, token } = await aMember('kate@example.com');
    const { data } = await link(browser, token);
    const victim = visitor();
    const back = await victim.prove(data.url, verified('victim@gmail.example'));
    expect(await victim.visit(back)).toBe(`${product.url}/?signin=failed`);
    expect((await profile()).signIns).toEqual([]);
  });

  it('shows the password first, and goes to our own pages alone', async () => {
    const { browser, token } = await aMember('kurt@example.com');
    expect(await link(browser, token, { current: md5('a-wrong-one-1') })).toMatchObject({
      code: 409,
      msg: 'wrong-password',
    });
    expect(await link(browser, token, { redirect_url: 'https://evil.example/' })).toMatchObject({
      code: 400,
      data: { fields: { redirect_url: 'not-allowed' } },
    });
  });

  it('is told with another name than a sign-in whose address is connected with somebody else', async () => {
    await enter(visitor(), { person: 'person-grace' });
    const browser = visitor();
    const landed = await browser.visit(
      await browser.prove(await browser.begin(home), verified('grace@people.example')),
    );
    expect(landed).toBe(`${home}?signin=link-taken`);
  });
});

describe('a sign-in with Google in a browser that has a session', () => {
  it('ends the guest’s session and that of the same member, which nobody could use any more', async () => {
    const browser = visitor();
    const { token: guest } = (await browser.call('initTourists', { device_code: 'device' })).data;
    const again = async (token: string) => {
      const landed = await browser.visit(await browser.prove(await browser.begin(home), { person: 'person-joan' }));
      const ticket = decodeSignal(new URL(landed).searchParams.get('signal') ?? '')?.token ?? '';
      return (await browser.call('initMember', { device_code: 'device', token: ticket }, { token })).data.token ?? '';
    };
    const first = await again(guest);
    expect(await browser.call('integral', {}, { token: guest })).toMatchObject({ code: 401 });
    const second = await again(first);
    expect(await browser.call('accountIndex', {}, { token: first })).toMatchObject({ code: 401 });
    expect((await browser.call('listSessions', {}, { token: second })).data.sessions).toHaveLength(1);
  });
});
