import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { register } from '@kinora/contracts/identity';
import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { endAccess } from '../../adapters/postgres/identity/end-access.ts';
import { replacePassword } from '../../adapters/postgres/identity/replace-password.ts';
import { changePassword } from '../../app/identity/account/change-password.ts';
import { signIn } from '../../app/identity/sign-in/sign-in.ts';
import { signUp } from '../../app/identity/sign-in/sign-up.ts';
import type { Member, Passwords } from '../../domain/identity/identity.ts';
import { callApi } from '../../testing/api-member.ts';
import { aCaller, aDevice } from '../../testing/identity/arrival.ts';
import { keepMails, readMails } from '../../testing/mail/read-mails.ts';
import { startTestProduct } from '../../testing/test-product.ts';

const LINES = 5;
const RACES_IN_LINE = atNight(10, 1);
const RACES = LINES * RACES_IN_LINE;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const [OLD, NEW] = [md5('paper-boat-7'), md5('lighthouse-9')];

const product = await startTestProduct({}, {}, { passwords: plainPasswords });
afterAll(() => product.close());
const { db, sessions, tickets } = product;
await keepMails(db);

let count = 0;
const anAddress = () => `racer-${(count += 1)}@example.com`;
const origin = () => ({ addressHash: randomBytes(32), deviceHash: null });
const start = { amount: 40, perAddress: 9, perDevice: 9, perDay: 1_000_000 };
const arrival = (email: string) => ({
  binding: 'browser',
  device: aDevice(),
  caller: aCaller({ account: email, address: email, device: email }),
});

async function aMember(): Promise<Member> {
  const passwordHash = await plainPasswords.hash(OLD);
  const added = await product.members.add({ email: anAddress(), passwordHash, origin: origin(), start });
  if (!added.ok) throw new Error(added.failure);
  return added.value.member;
}

const liveSessions = (memberId: string) =>
  db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
    .then((rows) => rows.length);

/** A member with a code that sets another password. */
async function aForgetfulMember() {
  const member = await aMember();
  await product.codes.send(member.id, 'account');
  const [mail] = await readMails(db, product.secrets.sealKey, member.email);
  const code = mail?.values.code ?? '';
  const reset = async () => {
    const passwordHash = await plainPasswords.hash(NEW);
    if (!(await product.codes.redeem({ memberId: member.id, code, passwordHash }))) throw new Error('no such code');
  };
  return { member, reset };
}

/** Passwords that take their time: `meanwhile` runs between the answer and what is done with it. */
const slowPasswords = (meanwhile: () => Promise<unknown>): Passwords => ({
  ...plainPasswords,
  async matches(password, hash) {
    const isRight = await plainPasswords.matches(password, hash);
    await meanwhile();
    return isRight;
  },
});

const enter = (email: string, passwords: Passwords = plainPasswords) =>
  signIn({ ...product, passwords }, { email, password: OLD, ...arrival(email) });

/** Runs so many races, some of them side by side. */
async function raceOften(race: (place: number) => Promise<void>): Promise<void> {
  const runLine = async (line: number) => {
    for (let place = 0; place < RACES_IN_LINE; place += 1) await race(line * RACES_IN_LINE + place);
  };
  await Promise.all(Array.from({ length: LINES }, (_, line) => runLine(line)));
}

/** Lets others go first, so many times. */
async function yieldTimes(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) await setImmediate();
}

/** Waits until somebody waits for a member's row. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`.execute(db);
    expect(rows).toHaveLength(1);
  });

const person = (email: string) => ({ issuer: 'https://people.example', subject: email, email, isEmailVerified: true });
const takeOver = async (email: string) => {
  const entered = await product.linkedMembers.enter(person(email), { origin: origin(), start, locale: 'en' });
  expect(entered.ok).toBe(true);
};

describe('a sign-in whose password was right', () => {
  it('opens nothing where a code has set another one meanwhile', async () => {
    const { member, reset } = await aForgetfulMember();
    const entered = await enter(member.email, slowPasswords(reset));
    expect(entered).toEqual({ ok: false, failure: { reason: 'wrong-password' } });
    expect(await liveSessions(member.id)).toBe(0);
  });

  it('opens nothing where the member has changed it meanwhile', async () => {
    const member = await aMember();
    const session = await sessions.find(await sessions.open({ kind: 'member', id: member.id }, null), undefined);
    if (!session) throw new Error('no session');
    const change = async () => {
      const deps = { changes: product.accountChanges, members: product.members, passwords: plainPasswords };
      return changePassword({ ...deps, now: Date.now }, { session, current: OLD, password: NEW });
    };
    const entered = await enter(member.email, slowPasswords(change));
    expect(entered).toEqual({ ok: false, failure: { reason: 'wrong-password' } });
    // The one that changed it goes on.
    expect(await liveSessions(member.id)).toBe(1);
  });

  it('opens nothing where its account was handed to whom the address belongs', async () => {
    const member = await aMember();
    const entered = await enter(
      member.email,
      slowPasswords(() => takeOver(member.email)),
    );
    expect(entered).toMatchObject({ ok: false });
    expect(await liveSessions(member.id)).toBe(0);
  });

  it('waits for a change that is under way, and is refused with it', async () => {
    const member = await aMember();
    let entering: ReturnType<typeof enter> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('member').set({ password_changed_at: new Date() }).where('id', '=', member.id).execute();
      entering = enter(member.email);
      await somebodyWaits();
      await endAccess(trx, member.id);
    });
    expect(await entering).toMatchObject({ ok: false });
    expect(await liveSessions(member.id)).toBe(0);
  });

  it('opens a session where only its hash was made better', async () => {
    const member = await aMember();
    const rehash = () => replacePassword(db)(member.passwordHash ?? '', 'a better hash');
    expect(await enter(member.email, slowPasswords(rehash))).toMatchObject({ ok: true });
    expect(await liveSessions(member.id)).toBe(1);
  });

  it(`leaves no session of the old password behind, ${RACES} times against a code`, async () => {
    await raceOften(async (race) => {
      const { member, reset } = await aForgetfulMember();
      await Promise.all([
        enter(
          member.email,
          slowPasswords(() => yieldTimes(race % 7)),
        ),
        reset(),
      ]);
      expect(await liveSessions(member.id)).toBe(0);
    });
  });
});

describe('a sign-up', () => {
  it(`makes one account with one start grant of two for an address, ${RACES} times`, async () => {
    await raceOften(async () => {
      const email = anAddress();
      const input = { email, password: OLD };
      const answers = await Promise.all([1, 2].map(() => callApi(product.url, register, { input })));
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 406]);
      const member = await product.members.findByEmail(email);
      expect(await product.ledger.balance(member?.id ?? '')).toMatchObject({ available: 40, held: 0 });
      expect(await liveSessions(member?.id ?? '')).toBe(1);
    });
    expect((await product.ledger.books()).breaches).toEqual([]);
  });

  it('opens no session where its account was handed to whom the address belongs meanwhile', async () => {
    const email = anAddress();
    const members = {
      ...product.members,
      async add(...given: Parameters<typeof product.members.add>) {
        const added = await product.members.add(...given);
        await takeOver(email);
        return added;
      },
    };
    const input = { email, password: OLD, origin: origin(), start, ...arrival(email) };
    expect(await signUp({ ...product, members }, input)).toEqual({ ok: false, failure: { reason: 'email-taken' } });
    const member = await product.members.findByEmail(email);
    expect(await liveSessions(member?.id ?? '')).toBe(0);
  });
});

describe('a ticket', () => {
  it('is not made for a session that has just ended', async () => {
    const member = await aMember();
    const session = await sessions.find(await sessions.open({ kind: 'member', id: member.id }, null), undefined);
    if (!session) throw new Error('no session');
    let minting: Promise<string | undefined> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('member').set({ password_changed_at: new Date() }).where('id', '=', member.id).execute();
      await endAccess(trx, member.id);
      minting = tickets.mintFor(session, product.url);
      await somebodyWaits();
    });
    expect(await minting).toBeUndefined();
  });

  it(`opens nothing of an account that was handed over, ${RACES} times`, async () => {
    await raceOften(async (race) => {
      const member = await aMember();
      const session = await sessions.find(await sessions.open({ kind: 'member', id: member.id }, null), undefined);
      if (!session) throw new Error('no session');
      const mint = yieldTimes(race % 5).then(() => tickets.mintFor(session, product.url));
      const [token] = await Promise.all([mint, takeOver(member.email)]);
      const shown = { token: token ?? '', origin: product.url, browser: undefined };
      expect(await tickets.redeem(shown, { binding: null, device: '', replaces: null })).toBeUndefined();
    });
  });
});
