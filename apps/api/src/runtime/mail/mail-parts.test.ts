import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { createMailsOffAddresses } from '../../http/media-address.ts';
import { signUpMember } from '../../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATIENT = { timeout: 10_000, interval: 50 };
const current = createHash('md5').update('paper-boat-7').digest('hex');

interface Seen {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, {}, { passwords: plainPasswords });
});
afterAll(() => product.close());

async function mailsTo(email: string): Promise<readonly Seen[]> {
  const response = await fetch(`${product.url}/dev/mail.json`);
  // A test: a wrong shape fails where it is used.
  const all = (await response.json()) as readonly Seen[];
  return all.filter(({ to }) => to === email);
}

async function mailOf(email: string, subject: RegExp): Promise<Seen> {
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(find, PATIENT).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('no mail');
  return mail;
}

const proofIn = ({ text }: Seen) => /#proof=([\w-]{43})$/m.exec(text)?.[1] ?? '';

describe('a new member', () => {
  it('confirms the address by the welcome mail, and the start credits pay every route', async () => {
    const ada = await signUpMember(product.url, 'ada@example.com');
    const { id } = (await ada.call('accountIndex', {})).data;
    expect(await product.ledger.balance(id)).toMatchObject({ available: 40, localOnly: 40 });
    const welcome = await mailOf('ada@example.com', /^Welcome/);
    expect(welcome.text).toContain(`${product.url}/member/confirm/#proof=`);
    expect(welcome.html).toContain(`href="${product.url}/member/confirm/#proof=`);
    const answer = await ada.call('confirmAddress', { proof: proofIn(welcome) });
    expect(answer).toMatchObject({ code: 200, data: { email: 'ada@example.com', purpose: 'account' } });
    expect(await product.ledger.balance(id)).toMatchObject({ available: 40, localOnly: 0 });
    expect((await product.ledger.books()).breaches).toEqual([]);
    expect(await ada.call('confirmAddress', { proof: proofIn(welcome) })).toMatchObject({
      code: 404,
      msg: 'unknown-proof',
    });
  });

  it('asks for the link again without getting a second mail within a minute', async () => {
    const bob = await signUpMember(product.url, 'bob@example.com');
    await mailOf('bob@example.com', /^Welcome/);
    const asked = await bob.call('sendConfirmation', {});
    expect(asked).toMatchObject({ code: 200, data: { isEmailConfirmed: false } });
    // The pause began with the mail that was sent, not with this call.
    expect(asked.data.confirmationPause).toBeGreaterThan(0);
    expect(asked.data.confirmationPause).toBeLessThanOrEqual(60);
    expect(await mailsTo('bob@example.com')).toHaveLength(1);
  });
});

it('stops mails about long clips by their signed address, without a session', async () => {
  const ida = await signUpMember(product.url, 'ida@example.com');
  await ida.call('editProfile', { mailsLongClips: true });
  const wants = async () => (await ida.call('getProfile', {})).data.mailsLongClips;
  const { id } = (await ida.call('accountIndex', {})).data;
  const key = product.secrets.accepted.mediaKey;
  const url = createMailsOffAddresses({ base: product.url, key, now: Date.now }).sign(id);
  const asked = await fetch(url);
  expect([asked.status, await wants()]).toEqual([200, true]);
  expect(await asked.text()).toContain('Stop emails about long clips?');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(`${url}x`, { method: 'POST', body })).status).toBe(404);
  expect(await wants()).toBe(true);
  // A mail reader sends no page of its own and no cookie.
  const stopped = await fetch(url, { method: 'POST', body });
  expect([stopped.status, await wants()]).toEqual([200, false]);
});

describe('a member', () => {
  it('moves to another address, and the old one is told', async () => {
    const joan = await signUpMember(product.url, 'joan@example.com');
    const request = { email: 'new@example.com', current };
    expect(await joan.call('changeEmail', { ...request, current: current.replace(/^./, 'x') })).toMatchObject({
      code: 409,
    });
    expect(await joan.call('changeEmail', request)).toMatchObject({
      code: 200,
      data: { email: 'joan@example.com', nextEmail: 'new@example.com' },
    });
    const asked = await mailOf('new@example.com', /confirm/);
    expect(await joan.call('confirmAddress', { proof: proofIn(asked) })).toMatchObject({ data: { purpose: 'next' } });
    expect((await mailOf('joan@example.com', /account email was changed/)).text).toContain('n***@e***.com');
    expect(await joan.call('changeEmail', { email: 'new@example.com', current })).toMatchObject({ code: 406 });
    expect(await joan.call('accountIndex', {})).toMatchObject({ data: { email: 'new@example.com' } });
  });

  it('has the link to another address sent again, and takes the wish back', async () => {
    const hedy = await signUpMember(product.url, 'hedy@example.com');
    const asked = await hedy.call('changeEmail', { email: 'lamarr@example.com', current });
    expect(asked.data.nextEmailPause).toBeGreaterThan(0);
    const first = await mailOf('lamarr@example.com', /confirm/);
    expect(await hedy.call('sendConfirmation', { purpose: 'next' })).toMatchObject({
      data: { nextEmail: 'lamarr@example.com' },
    });
    expect(await mailsTo('lamarr@example.com')).toHaveLength(1);
    expect(await hedy.call('withdrawEmail', {})).toMatchObject({ data: { nextEmail: null, nextEmailPause: 0 } });
    expect(await hedy.call('confirmAddress', { proof: proofIn(first) })).toMatchObject({ code: 404 });
    expect(await hedy.call('accountIndex', {})).toMatchObject({ data: { email: 'hedy@example.com' } });
    expect(await hedy.call('withdrawEmail', {})).toMatchObject({ code: 200 });
  });

  it('sets a notification address and removes it', async () => {
    const mary = await signUpMember(product.url, 'mary@example.com');
    const set = await mary.call('changeNoticeEmail', { email: 'note@example.com', current });
    expect(set.data).toMatchObject({ noticeEmail: 'note@example.com', isNoticeEmailConfirmed: false });
    const asked = await mailOf('note@example.com', /confirm/);
    expect(await mary.call('confirmAddress', { proof: proofIn(asked) })).toMatchObject({ data: { purpose: 'notice' } });
    const removed = await mary.call('changeNoticeEmail', { email: '', current });
    expect(removed.data).toMatchObject({ noticeEmail: null, isNoticeEmailConfirmed: false });
    await mailOf('mary@example.com', /was removed/);
  });

  it('writes to the operator five times an hour', async () => {
    const eve = await signUpMember(product.url, 'eve@example.com');
    const message = { topic: 'clip', email: 'eve@example.com', message: 'Hello <b>there</b>' } as const;
    for (let n = 0; n < 5; n += 1) expect(await eve.call('contactSupport', message)).toMatchObject({ code: 200 });
    expect(await eve.call('contactSupport', message)).toMatchObject({
      code: 429,
      msg: 'busy',
      data: { retry_after: expect.any(Number) as number },
    });
    expect((await mailOf(product.env.supportEmail, /^Clip: message from eve/)).text).toContain('> Hello <b>there</b>');
  });
});

it('is read on this machine only as long as no server sends mails', async () => {
  const settings = { KINORA_SMTP_URL: 'smtp://127.0.0.1:9', KINORA_MAIL_FROM: 'studio@kinora.example' };
  const sending = await startTestProduct({}, settings);
  const answers = await Promise.all(['/dev/mail', '/dev/mail.json'].map((path) => fetch(`${sending.url}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  await sending.close();
});
