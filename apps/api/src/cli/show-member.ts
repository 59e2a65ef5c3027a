import { ok } from '@kinora/contracts';
import { sql, type Selectable } from 'kysely';

import type { MemberTable } from '../adapters/postgres/identity/identity-schema.ts';
import { day, minute, type Command, type CommandDeps } from './command.ts';
import { findMember } from './find-member.ts';

type Member = Selectable<MemberTable>;

const EVENTS = 10;

const proven = (at: number | null) => (at === null ? 'not confirmed' : `confirmed ${day(at)}`);

function printAddresses({ print }: CommandDeps, member: Member): void {
  print(`${member.email} (${member.id}), since ${day(member.created_at)}, share ${member.weight}`);
  print(`  address ${proven(member.email_confirmed_at)}`);
  if (member.next_email !== null) print(`  changing to ${member.next_email}, not confirmed`);
  if (member.notice_email !== null)
    print(`  also notified at ${member.notice_email}, ${proven(member.notice_confirmed_at)}`);
  if (member.deletion_at !== null)
    print(`  will be deleted on ${minute(member.deletion_at)}, unless the member keeps it`);
}

async function printWays({ db, print }: CommandDeps, { id, password_hash: hash }: Member): Promise<void> {
  const links = await db
    .selectFrom('sign_in_link')
    .select(['provider', 'email', 'linked_at'])
    .where('member_id', '=', id)
    .execute();
  const linked = links.map((link) => `${link.provider} as ${link.email} since ${day(link.linked_at)}`);
  print(`signs in with ${[...(hash === null ? [] : ['a password']), ...linked].join(', ') || 'nothing'}`);
  const sessions = await db
    .selectFrom('session')
    .select(['device', 'created_at', 'used_at'])
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<number>`now()`)
    .where('used_at', '>', sql<number>`now() - interval '7 days'`)
    .orderBy('used_at', 'desc')
    .execute();
  print(`sessions: ${sessions.length === 0 ? 'none' : sessions.length}`);
  for (const { device, created_at, used_at } of sessions) {
    print(`  ${device || 'an unknown device'}, since ${minute(created_at)}, last used ${minute(used_at)}`);
  }
}

async function printCredits({ ledger, print }: CommandDeps, { id }: Member): Promise<void> {
  const { available, held, localOnly } = await ledger.balance(id);
  print(`available ${available} (${localOnly} of them for the local engine only), held ${held}`);
  for (const lot of await ledger.lots(id)) {
    const until = lot.expiresAt === null ? 'no expiry' : `until ${day(lot.expiresAt)}`;
    print(`  ${lot.remaining} of ${lot.amount} from ${lot.source}, ${lot.scope} routes, ${until}`);
  }
}

async function printDoings({ db, print }: CommandDeps, { id }: Member): Promise<void> {
  const creations = await db
    .selectFrom('creation')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('member_id', '=', id)
    .groupBy('state')
    .orderBy('state')
    .execute();
  print(`creations: ${creations.map(({ state, count }) => `${count} ${state}`).join(', ') || 'none'}`);
  const events = await db
    .selectFrom('security_event')
    .select(['kind', 'created_at'])
    .where('member_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(EVENTS)
    .execute();
  print(`last events: ${events.length === 0 ? 'none' : ''}`.trimEnd());
  for (const { kind, created_at } of events) print(`  ${minute(created_at)}  ${kind}`);
}

/** Everything an operator needs to help a member; no secret, no hash, no network address. */
export const showMember: Command = async (deps, [email]) => {
  const found = await findMember(deps, email);
  if (!found.ok) return found;
  printAddresses(deps, found.value);
  await printWays(deps, found.value);
  await printCredits(deps, found.value);
  await printDoings(deps, found.value);
  return ok(0);
};
