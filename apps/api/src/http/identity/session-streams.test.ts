import { createHash, randomUUID } from 'node:crypto';

import { creationEvents } from '@kinora/contracts/creations';
import { login } from '@kinora/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { closeAccount } from '../../adapters/postgres/identity/account/close-account.ts';
import { callApi, memberAt, signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { keepMails, readMails } from '../../testing/mail/read-mails.ts';
import { startSecondServer } from '../../testing/second-server.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PASSWORD = createHash('md5').update('paper-boat-7').digest('hex');

let product: TestProduct;
let second: Awaited<ReturnType<typeof startSecondServer>>;
beforeAll(async () => {
  product = await startTestProduct();
  await keepMails(product.db);
  second = await startSecondServer(product);
}, 60_000);
afterAll(async () => {
  await second.close();
  await product.close();
});

/** Opens a stream and says what was told on it, once it has ended. */
async function openStream(url: string, token: string) {
  const stop = new AbortController();
  const response = await fetch(`${url}${creationEvents.path}`, { headers: { token }, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  const first = await reader.read();
  let told = first.value ?? '';
  let hasEnded = false;
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) told += part.value;
    hasEnded = true;
  })().catch(() => undefined);
  return {
    hasEnded: () => hasEnded,
    told: () => told,
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

interface People {
  readonly id: string;
  readonly email: string;
  readonly stays: ApiMember;
  readonly ends: ApiMember;
}

/** A member with two sessions: one that stays where only one ends, and the one whose stream is watched. */
async function twice(): Promise<People> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const stays = await signUpMember(product.url, email);
  const { data } = await callApi(product.url, login, { input: { email, password: PASSWORD } });
  const { id } = await product.db
    .selectFrom('member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email, stays, ends: memberAt(product.url, data.token) };
}

async function resetPassword({ email, id }: People) {
  await product.codes.send(id, 'account');
  const mails = await readMails(product.db, product.secrets.sealKey, email);
  const use = { memberId: id, code: mails.at(-1)?.values.code ?? '', passwordHash: 'another' };
  expect(await product.codes.redeem(use)).toBe(true);
}

async function erase({ id }: People) {
  await product.db
    .updateTable('member')
    .set({ deletion_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  expect(await closeAccount(product.db, id, Date.now())).toBe(true);
}

async function endFromList({ stays }: People) {
  const { sessions } = (await stays.call('listSessions', {})).data;
  const other = sessions.find(({ isThis }) => !isThis);
  await stays.call('endSession', { id: other?.id ?? '' });
}

/** All ways in which sessions end, on the one server. */
const ENDS: readonly (readonly [string, (people: People) => Promise<unknown>])[] = [
  ['its member signs out', ({ ends }) => ends.call('logout', {})],
  ['it is ended from the list', endFromList],
  ['all others are ended', ({ stays }) => stays.call('endSession', { id: 'others' })],
  ['the password is reset by a code', resetPassword],
  ['the operator signs its member out', ({ id }) => product.accountChanges.revoke(id)],
  ['the account is erased', erase],
];

describe('S30: the event stream of a session at another server', () => {
  it.each(ENDS)('ends within a second when %s, and tells nothing afterwards', async (_way, end) => {
    const people = await twice();
    const stream = await openStream(second.url, people.ends.token);
    await end(people);
    await expect.poll(stream.hasEnded, { timeout: 1000, interval: 10 }).toBe(true);
    await people.stays.create(randomUUID());
    expect(stream.told()).not.toContain('paper boat');
    await stream.close();
  });

  it('goes on when another session of the member ends', async () => {
    const { ends, stays } = await twice();
    const stream = await openStream(second.url, stays.token);
    await ends.call('logout', {});
    await stays.create(randomUUID());
    await expect.poll(stream.told, { timeout: 3000, interval: 10 }).toContain('paper boat');
    expect(stream.hasEnded()).toBe(false);
    await stream.close();
  });
});
