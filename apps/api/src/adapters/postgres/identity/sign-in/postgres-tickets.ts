import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely, type Transaction } from 'kysely';

import type { OpenSession } from '../../../../domain/identity/identity.ts';
import type { NewTicket, TicketShown, Tickets } from '../../../../domain/identity/ticket.ts';
import type { Database } from '../../schema.ts';
import { createPostgresSessions } from '../postgres-sessions.ts';

const PREFIX = 'tk_';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** An account that was opened just now and has no session yet: those of old accounts are purged when they are over. */
const FIRST = sql<boolean>`
  member.created_at > now() - interval '10 minutes'
  and not exists (select from session where session.member_id = member.id)`;

/** Live tickets that this browser may use here, with their members. */
function usable(db: Kysely<Database>, { token, origin, browser }: TicketShown) {
  const browserHash = browser === undefined ? null : hashOf(browser);
  return db
    .selectFrom('ticket')
    .innerJoin('member', 'member.id', 'ticket.member_id')
    .where('ticket.hash', '=', hashOf(token))
    .where('ticket.origin', '=', origin)
    .where('ticket.used_at', 'is', null)
    .where('ticket.expires_at', '>', sql<number>`now()`)
    .where('member.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ticket.binding_hash', 'is', null), eb('ticket.binding_hash', '=', browserHash)]));
}

/** Uses a ticket up: the member it is of, of any number of attempts to one. */
async function useUp(trx: Transaction<Database>, shown: TicketShown): Promise<string | undefined> {
  // Ending all of a member's sessions locks the member first, so one transaction waits for the other.
  const held = await usable(trx, shown).select('ticket.member_id').forShare('member').executeTakeFirst();
  if (!held) return undefined;
  const used = await trx
    .updateTable('ticket')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hashOf(shown.token))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return used?.member_id;
}

async function endSession(trx: Transaction<Database>, tokenHash: Buffer): Promise<void> {
  const live = trx.updateTable('session').where('token_hash', '=', tokenHash).where('ended_at', 'is', null);
  await live.set({ ended_at: sql<Date>`now()` }).execute();
}

async function mint(db: Kysely<Database>, { memberId, origin, browser, start }: NewTicket): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  await db
    .insertInto('ticket')
    .values({
      hash: hashOf(token),
      member_id: memberId,
      origin,
      binding_hash: browser === null ? null : hashOf(browser),
      start_credits: start?.credits ?? null,
      start_refused: start?.refused ?? null,
      expires_at: sql<Date>`now() + interval '60 seconds'`,
    })
    .execute();
  return token;
}

function mintFor(db: Kysely<Database>, { id, tokenHash }: OpenSession, origin: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    // Ending all of a member's sessions locks the member first; only after that are ended sessions visible.
    await trx.selectFrom('member').select('id').where('id', '=', id).forShare().execute();
    const session = trx
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null);
    const isLive = (await session.executeTakeFirst()) !== undefined;
    return isLive ? mint(trx, { memberId: id, origin, browser: null }) : undefined;
  });
}

/** Tickets by the SHA-256 of their token. */
export function createPostgresTickets(db: Kysely<Database>): Tickets {
  return {
    mint: (ticket) => mint(db, ticket),
    mintFor: (session, origin) => mintFor(db, session, origin),

    async read(shown) {
      const row = await usable(db, shown)
        .select(['ticket.member_id', 'ticket.binding_hash', 'member.email', 'start_credits', 'start_refused'])
        .select(FIRST.as('isFirst'))
        .executeTakeFirst();
      if (!row) return undefined;
      const { isFirst, member_id: memberId, email } = row;
      const start = row.start_credits === null ? undefined : { credits: row.start_credits, refused: row.start_refused };
      return { memberId, email, isFirst, isBound: row.binding_hash !== null, start };
    },

    redeem: (shown, { binding, device, replaces }) =>
      db.transaction().execute(async (trx) => {
        const memberId = await useUp(trx, shown);
        if (memberId === undefined) return undefined;
        if (replaces) await endSession(trx, replaces);
        return createPostgresSessions(trx).open({ kind: 'member', id: memberId }, binding, device);
      }),

    spend: (shown) => db.transaction().execute(async (trx) => (await useUp(trx, shown)) !== undefined),
  };
}
