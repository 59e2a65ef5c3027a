import { randomBytes } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createVault } from '../../../vault.ts';
import type { OpenDatabase } from '../../database.ts';
import { MAIL_PURPOSE } from '../../mail/queue-mail.ts';
import { newMember } from '../../testing/money/test-ledger.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresSessions } from '../postgres-sessions.ts';
import { createPostgresCodes } from './postgres-codes.ts';

const vault = createVault(randomBytes(32).toString('base64url'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const codesUnder = (key: string | readonly string[] = 'key') => createPostgresCodes(database.db, { vault, key });

interface Sent {
  readonly to: string;
  readonly kind: string;
  readonly code: string;
}

/** What was mailed to an address, oldest first. */
async function mailsTo(to: string): Promise<readonly Sent[]> {
  const rows = await database.db.selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id').execute();
  return rows.map(({ kind, sealed }) => {
    // What the adapter sealed.
    const { code = '' } = vault.open(MAIL_PURPOSE, sealed ?? Buffer.alloc(0)) as { code?: string };
    return { to, kind, code };
  });
}

async function aMember() {
  const id = await newMember(database);
  const { email } = await database.db
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email };
}

async function aMemberWithCode() {
  const member = await aMember();
  expect(await codesUnder().send(member.id, 'account')).toBe(true);
  const [mail] = await mailsTo(member.email);
  return { ...member, code: mail?.code ?? '' };
}

const age = (memberId: string, time: string) =>
  sql`update code set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
      where member_id = ${memberId}`.execute(database.db);
/** A code that is as long as one and wrong. */
const otherThan = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1);

describe('a code', () => {
  it('is mailed and opens its account, as often as it is only checked', async () => {
    const { id, email, code } = await aMemberWithCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    for (let count = 0; count < 5; count += 1) expect(await codesUnder().check(email, code)).toBe(id);
    expect(await codesUnder().check(email, code)).toBeUndefined();
  });

  it('is kept as a hash that its key alone tells', async () => {
    const { email, code, id } = await aMemberWithCode();
    const { hash } = await database.db
      .selectFrom('code')
      .select('hash')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hash).toHaveLength(32);
    expect(hash.toString('latin1')).not.toContain(code);
    expect(await codesUnder('another key').check(email, code)).toBeUndefined();
  });

  it('opens no other account, and none that is not there', async () => {
    const [ada, eve] = [await aMemberWithCode(), await aMemberWithCode()];
    expect(await codesUnder().check(eve.email, ada.code)).toBeUndefined();
    expect(await codesUnder().check('nobody@example.com', ada.code)).toBeUndefined();
    expect(await codesUnder().redeem({ memberId: eve.id, code: ada.code, passwordHash: 'hash' })).toBe(false);
  });

  it('S14: is sent once within a minute, however often it is asked for', async () => {
    const { id, email } = await aMember();
    const sent = await Promise.all(Array.from({ length: 10 }, () => codesUnder().send(id, 'account')));
    expect(sent.filter(Boolean)).toHaveLength(1);
    await age(id, '59 seconds');
    expect(await codesUnder().send(id, 'account')).toBe(false);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('ends when a new one is sent, with its attempts', async () => {
    const { id, email, code } = await aMemberWithCode();
    for (let count = 0; count < 5; count += 1) await codesUnder().check(email, otherThan(code));
    await age(id, '61 seconds');
    expect(await codesUnder().send(id, 'account')).toBe(true);
    const second = (await mailsTo(email)).at(-1)?.code ?? '';
    expect(await codesUnder().check(email, code)).toBeUndefined();
    expect(await codesUnder().check(email, second)).toBe(id);
  });

  it('lives ten minutes', async () => {
    const { id, email, code } = await aMemberWithCode();
    await age(id, '599 seconds');
    expect(await codesUnder().check(email, code)).toBe(id);
    await age(id, '2 seconds');
    expect(await codesUnder().check(email, code)).toBeUndefined();
    expect(await codesUnder().redeem({ memberId: id, code, passwordHash: 'hash' })).toBe(false);
  });

  it('goes to the notification address only once that is confirmed', async () => {
    const { id, email } = await aMember();
    await database.db.updateTable('member').set({ notice_email: 'n@notice.example' }).where('id', '=', id).execute();
    expect(await codesUnder().noticeEmail(id)).toBeNull();
    await codesUnder().send(id, 'notice');
    expect([await mailsTo('n@notice.example'), await mailsTo(email)]).toMatchObject([[], [{ kind: 'code' }]]);
    await database.db.updateTable('member').set({ notice_confirmed_at: new Date() }).where('id', '=', id).execute();
    await age(id, '61 seconds');
    await codesUnder().send(id, 'notice');
    expect(await codesUnder().noticeEmail(id)).toBe('n@notice.example');
    expect(await mailsTo('n@notice.example')).toMatchObject([{ kind: 'code' }]);
  });
});

describe('guesses', () => {
  it('S10: are looked at five times of 500 at once, and never again', async () => {
    const { id, email, code } = await aMemberWithCode();
    const guesses = Array.from({ length: 499 }, () => otherThan(code));
    guesses.splice(250, 0, code);
    await Promise.all(guesses.map((guess) => codesUnder().check(email, guess)));
    const { attempts } = await database.db
      .selectFrom('code')
      .select('attempts')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect(await codesUnder().check(email, code)).toBeUndefined();
  });

  it('race for the last attempt time after time, and one gets it', async () => {
    const { id, email, code } = await aMemberWithCode();
    for (let round = 0; round < atNight(50, 4); round += 1) {
      await database.db.updateTable('code').set({ attempts: 4 }).where('member_id', '=', id).execute();
      const both = await Promise.all([1, 2].map(() => codesUnder().check(email, code)));
      expect(both.filter((found) => found === id)).toHaveLength(1);
    }
  });
});

describe('a code that is used', () => {
  it('sets the password, ends every session and ticket, and tells both addresses', async () => {
    const { id, email, code } = await aMemberWithCode();
    const sessions = createPostgresSessions(database.db);
    const tokens = await Promise.all([1, 2].map(() => sessions.open({ kind: 'member', id }, null)));
    const ticket = {
      hash: randomBytes(32),
      member_id: id,
      origin: 'https://a.example',
      expires_at: new Date(Date.now() + 60_000),
    };
    await database.db.insertInto('ticket').values(ticket).execute();
    const notice = `${id}@notice.example`;
    const confirmed = { notice_email: notice, notice_confirmed_at: new Date() };
    await database.db.updateTable('member').set(confirmed).where('id', '=', id).execute();
    expect(await codesUnder().redeem({ memberId: id, code, passwordHash: 'new hash' })).toBe(true);

    const member = await database.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(member.password_hash).toBe('new hash');
    expect(Math.abs(Date.now() - (member.password_changed_at ?? 0))).toBeLessThan(60_000);
    expect(await Promise.all(tokens.map((token) => sessions.find(token, undefined)))).toEqual([undefined, undefined]);
    const used = await database.db
      .selectFrom('ticket')
      .select('used_at')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(used.used_at).not.toBeNull();
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['code', 'password-changed']);
    expect((await mailsTo(notice)).map(({ kind }) => kind)).toEqual(['password-changed']);
    expect(await codesUnder().check(email, code)).toBeUndefined();
    expect(await codesUnder().send(id, 'account')).toBe(false);
  });

  it('S10: is used by one of two, time after time', async () => {
    for (let round = 0; round < atNight(50, 4); round += 1) {
      const { id, email, code } = await aMemberWithCode();
      const uses = ['one', 'two'].map((passwordHash) => codesUnder().redeem({ memberId: id, code, passwordHash }));
      expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(2);
    }
  });

  it('is good under an older key as long as that is told', async () => {
    const { id, email, code } = await aMemberWithCode();
    const [rotated, renewed] = [codesUnder(['new', 'key']), codesUnder(['new'])];
    expect(await renewed.check(email, code)).toBeUndefined();
    expect(await renewed.redeem({ memberId: id, code, passwordHash: 'h' })).toBe(false);
    expect(await rotated.check(email, code)).toBe(id);
    expect(await rotated.redeem({ memberId: id, code, passwordHash: 'h' })).toBe(true);
  });
});
