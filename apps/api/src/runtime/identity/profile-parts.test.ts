import { randomBytes } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { keepSecrets } from '../../adapters/secrets.ts';
import { createVault } from '../../adapters/vault.ts';
import { eraseAccounts } from '../../jobs/identity/erase-accounts.ts';
import type { SecretSettings } from '../../settings/secret-settings.ts';
import { signUpMember } from '../../testing/api-member.ts';
import { accountsOf, OTHER_PASSWORD, PASSWORD } from '../../testing/identity/own-account.ts';
import { aPlan } from '../../testing/money/bought.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { Closers } from '../closers.ts';
import { openRuntime } from '../runtime.ts';
import { erasing } from './profile-parts.ts';

/** How often two ask at once. */
const ROUNDS = atNight(50, 4);
const DAY = 86_400_000;
const PATIENT = { timeout: 15_000, interval: 20 };

let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  // One test is about the secret that hashes are made with.
  product = await startTestProduct({ pace: 0 }, {}, { passwords: 'real' });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

const secret = () => randomBytes(32).toString('hex');
const eraseIn = (days: number) => eraseAccounts({ ...erasing(product), now: () => Date.now() + days * DAY });

it('is an account’s life: made, used, given away in time, and made again', async () => {
  const ada = await aMember('ada');
  const phone = await ada.again();
  expect(await ada.call('changePassword', { current: PASSWORD, password: OTHER_PASSWORD })).toMatchObject({
    code: 200,
  });
  expect((await phone.call('getProfile', {})).code).toBe(401);

  const asked = await ada.create('a-clip-of-ada');
  const id = asked.data.creations[0]?.id ?? '';
  await expect.poll(async () => (await ada.call('getCreation', { id })).data.state, PATIENT).toBe('ready');
  const [clip] = await ada.creations();
  const address = `${product.url}${clip?.result?.url ?? ''}`;
  expect((await fetch(address)).status).toBe(200);

  expect(await ada.call('deleteAccount', { current: OTHER_PASSWORD })).toMatchObject({ code: 200 });
  await eraseIn(6.9);
  expect((await ada.call('getProfile', {})).code).toBe(200);
  await Promise.all([eraseIn(7.1), eraseIn(7.1)]);
  expect((await ada.call('getProfile', {})).code).toBe(401);
  expect([(await ada.signIn(OTHER_PASSWORD)).code, (await fetch(address)).status]).toEqual([410, 404]);
  expect(await ada.mails()).toEqual([]);
  expect((await product.ledger.books()).breaches).toEqual([]);
  expect(await product.ledger.balance(ada.id)).toMatchObject({ available: 32, held: 0 });

  const again = await signUpMember(product.url, ada.email);
  const { data } = await again.call('getProfile', {});
  expect(data).toMatchObject({ email: ada.email, name: '', deletionAt: null });
  expect(data.id).not.toBe(ada.id);
  expect(await again.creations()).toEqual([]);
  expect((await product.ledger.books()).breaches).toEqual([]);
}, 60_000);

it('tells what was bought, and ends the plan at the payment service before the account goes', async () => {
  const ada = await aMember();
  const orderId = await aPlan(product, ada.id, 'basic-year');
  const { data } = await ada.call('exportAccount', {});
  const told = (await (await fetch(`${product.url}${data.url}`)).json()) as Readonly<Record<string, unknown>>;
  expect(told.plans).toMatchObject([{ order: orderId, sku: 'basic-year', standing: 'active' }]);
  expect(told.payments).toMatchObject([{ order: orderId, cents: 9594, state: 'paid', refundedCents: 0 }]);

  expect(await ada.call('deleteAccount', { current: PASSWORD })).toMatchObject({ code: 200 });
  const ref = { orderId, externalId: null, planId: null };
  const standing = async () => (await product.checkout.provider?.fetch(ref))?.plan?.state;
  const away = { ...erasing(product), now: () => Date.now() + 8 * DAY, endPurchases: () => Promise.resolve(false) };
  await eraseAccounts(away);
  expect((await ada.call('getProfile', {})).code).toBe(200);
  expect(await standing()).toBe('active');
  await eraseIn(7.1);
  expect((await ada.call('getProfile', {})).code).toBe(401);
  expect(await standing()).toBe('ended');
  // Money stays, under a pseudonym.
  expect((await product.purchases.payments(ada.id, { limit: 5 })).payments).toHaveLength(1);
}, 60_000);

it('lets nobody ask twice at once, time after time', async () => {
  const ada = await aMember();
  const session = await product.sessions.find(ada.token, undefined);
  if (!session) throw new Error('no session');
  for (let round = 0; round < ROUNDS; round += 1) {
    const ask = (at: number) =>
      product.accountChanges.askDeletion({
        memberId: ada.id,
        session,
        at: Date.now() + at,
        notice: { kind: 'deletion-asked', values: {} },
      });
    const [first, second] = await Promise.all([ask(7 * DAY), ask(8 * DAY)]);
    expect(first).toBe(second);
    await product.accountChanges.keep(ada.id);
  }
  expect((await ada.mails()).filter((kind) => kind === 'deletion-asked')).toHaveLength(ROUNDS);
});

it('takes what older secrets made while they are told, and no longer', async () => {
  const ada = await aMember();
  const old = keepSecrets(product.env.home).accepted;
  const fresh = { pepper: secret(), mediaKey: secret(), originKey: secret() };
  const given = (older: boolean) => ({
    pepper: [fresh.pepper, ...(older ? old.pepper : [])],
    mediaKey: [fresh.mediaKey, ...(older ? old.mediaKey : [])],
    originKey: [fresh.originKey],
  });
  const closers = new Closers();
  const openWith = (settings: SecretSettings) => {
    const { databaseUrl: url, db, env } = product;
    const database = { db, url, close: () => Promise.resolve() };
    return openRuntime({ env, secrets: keepSecrets(env.home, settings), closers, database });
  };
  const { searchParams } = new URL(product.addresses.sign(ada.id), product.url);
  const [expires, signature] = ['expires', 'signature'].map((name) => searchParams.get(name) ?? '');
  const address = { id: ada.id, expires: expires ?? '', signature: signature ?? '' };
  const sealed = createVault(old.sealKey).seal('mail', 'a code');
  const hashOf = async () => (await product.members.find(ada.id))?.passwordHash ?? '';
  const before = await hashOf();

  const rotated = await openWith(given(true));
  expect(rotated.addresses.check(address)).toBe('ok');
  expect(createVault(rotated.secrets.accepted.sealKey).open('mail', sealed)).toBe('a code');
  expect(await rotated.passwords.matches(PASSWORD, before)).toBe(true);
  const after = await hashOf();
  expect(after).not.toBe(before);

  const renewed = await openWith(given(false));
  expect(renewed.addresses.check(address)).toBe('wrong');
  expect(() => createVault(renewed.secrets.accepted.sealKey).open('mail', sealed)).toThrow(/authenticat/);
  expect(await renewed.passwords.matches(PASSWORD, before)).toBe(false);
  // Who has signed in meanwhile gets in with the new secrets alone.
  expect(await renewed.passwords.matches(PASSWORD, after)).toBe(true);
  await closers.close(console.error);
});
