import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aNewMember } from '../../../identity/identity-conformance.ts';
import type { OpenDatabase } from '../../database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { endAccess } from '../end-access.ts';
import { createPostgresMembers } from '../postgres-members.ts';
import { createPostgresSessions } from '../postgres-sessions.ts';
import { createPostgresTickets } from './postgres-tickets.ts';

const RACES = atNight(50, 4);
const origin = 'https://kinora.example';
const program = { binding: null, device: 'curl', replaces: null };

let database: OpenDatabase;
let memberId = '';
beforeAll(async () => {
  database = await testDatabase();
  const added = await createPostgresMembers(database.db).add(aNewMember('ada@example.com'));
  if (!added.ok) throw new Error(added.failure);
  memberId = added.value.member.id;
});
afterAll(() => database.close());

const tickets = () => createPostgresTickets(database.db);
const sessions = () => createPostgresSessions(database.db);
const shown = (token: string, change = {}) => ({ token, origin, browser: undefined, ...change });

describe('a ticket', () => {
  it('knows whether it opens the first session of a new account', async () => {
    const isFirst = async () => {
      const held = await tickets().read(shown(await tickets().mint({ memberId, origin, browser: null })));
      return held?.isFirst;
    };
    expect(await isFirst()).toBe(true);
    const { db } = database;
    const openedAt = (text: string) => sql`update member set created_at = now() - ${text}::interval`.execute(db);
    await openedAt('11 minutes');
    expect(await isFirst()).toBe(false);
    await openedAt('0');
    const session = await sessions().open({ kind: 'member', id: memberId }, null);
    expect(await isFirst()).toBe(false);
    expect(session).toMatch(/^ut_/);
    await db.deleteFrom('session').execute();
  });

  it('S5: opens one session, of any number of attempts at once', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const token = await tickets().mint({ memberId, origin, browser: null });
      const opened = await Promise.all(
        [1, 2, 3].map((n) => tickets().redeem(shown(token), { ...program, binding: `binding ${n}` })),
      );
      const won = opened.flatMap((one, index) => (one === undefined ? [] : [{ one, binding: `binding ${index + 1}` }]));
      expect(won).toHaveLength(1);
      expect(await sessions().find(won[0]?.one ?? '', won[0]?.binding)).toMatchObject({ kind: 'member', id: memberId });
    }
    const { count } = await database.db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(RACES);
  });

  it('leaves no session behind when a member’s access ends at the same moment', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const token = await tickets().mint({ memberId, origin, browser: null });
      const end = database.db.transaction().execute(async (trx) => {
        await trx.updateTable('member').set({ password_changed_at: new Date() }).where('id', '=', memberId).execute();
        await endAccess(trx, memberId);
      });
      const [opened] = await Promise.all([tickets().redeem(shown(token), program), end]);
      expect(opened === undefined || (await sessions().find(opened, undefined)) === undefined).toBe(true);
    }
  });

  it('ends the session in the place of which it comes, and no other', async () => {
    const [old, other] = [
      await sessions().openGuest(null),
      await sessions().open({ kind: 'member', id: memberId }, null),
    ];
    const { tokenHash: replaces = null } = (await sessions().find(old, undefined)) ?? {};
    const token = await tickets().mint({ memberId, origin, browser: null });
    const opened = await tickets().redeem(shown(token), { ...program, replaces });
    const live = await Promise.all([old, other, opened ?? ''].map((one) => sessions().find(one, undefined)));
    expect(live.map((one) => one?.kind)).toEqual([undefined, 'member', 'member']);
    // Used up: nothing else ends by it.
    const { tokenHash: next = null } = live[1] ?? {};
    expect(await tickets().redeem(shown(token), { ...program, replaces: next })).toBeUndefined();
    expect(await sessions().find(other, undefined)).toBeDefined();
  });

  it('is used up once without a session, of any number of attempts at once', async () => {
    const token = await tickets().mint({ memberId, origin, browser: null });
    const spent = await Promise.all([1, 2, 3].map(() => tickets().spend(shown(token))));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await tickets().redeem(shown(token), program)).toBeUndefined();
  });

  it.each([
    { credits: 40, refused: null },
    { credits: 0, refused: 'device' as const },
  ])('tells a new member of $credits start credits', async (start) => {
    const token = await tickets().mint({ memberId, origin, browser: null, start });
    expect(await tickets().read(shown(token))).toMatchObject({ start });
  });

  it('that a browser began is good in that browser alone, and not used up elsewhere', async () => {
    const token = await tickets().mint({ memberId, origin, browser: 'mine' });
    for (const browser of [undefined, 'other', '']) {
      expect(await tickets().read(shown(token, { browser }))).toBeUndefined();
      expect(await tickets().redeem(shown(token, { browser }), program)).toBeUndefined();
    }
    const mine = shown(token, { browser: 'mine' });
    expect(await tickets().read(mine)).toEqual({ memberId, email: 'ada@example.com', isBound: true, isFirst: false });
    expect(await tickets().redeem(mine, program)).toMatch(/^ut_/);
    expect(await tickets().read(mine)).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no site', { origin: '' }],
    ['another name', { token: `tk_${'x'.repeat(43)}` }],
  ])('is unknown with %s', async (_name, change) => {
    const token = await tickets().mint({ memberId, origin, browser: null });
    expect(await tickets().read(shown(token, change))).toBeUndefined();
    expect(await tickets().redeem(shown(token, change), program)).toBeUndefined();
    expect(await tickets().read(shown(token))).toMatchObject({ isBound: false });
  });

  it('of a member who is gone is unknown', async () => {
    const token = await tickets().mint({ memberId, origin, browser: null });
    const at = (deletedAt: Date | null) =>
      database.db.updateTable('member').set({ deleted_at: deletedAt }).where('id', '=', memberId).execute();
    await at(new Date());
    expect(await tickets().redeem(shown(token), program)).toBeUndefined();
    await at(null);
    expect(await tickets().redeem(shown(token), program)).toMatch(/^ut_/);
  });
});
