import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';
import type { Kysely } from 'kysely';

import type { Database } from '../adapters/postgres/schema.ts';
import type { Ledger } from '../domain/ledger.ts';

export interface CommandDeps {
  readonly db: Kysely<Database>;
  readonly ledger: Ledger;
  readonly print: (line: string) => void;
}

const USAGE = `npm run kinora -- books                     the sums of all credits, and whether every rule holds
npm run kinora -- member show EMAIL         a member's credits and creations
npm run kinora -- member grant EMAIL N      gives a member N credits for any route`;

const MOST = 1_000_000;

/** The exit code, or a sentence for the operator when the command has changed nothing. */
type Outcome = Result<0 | 1, string>;

async function showBooks({ ledger, print }: CommandDeps): Promise<Outcome> {
  const { sums, breaches } = await ledger.books();
  for (const [name, credits] of Object.entries(sums)) print(`${name.padEnd(22)}${String(credits).padStart(12)}`);
  const total = Object.values(sums).reduce((sum, credits) => sum + credits, 0);
  print(`${'all together'.padEnd(22)}${String(total).padStart(12)}`);
  for (const { rule, subject, detail } of breaches) print(`broken: ${rule} (${subject}: ${detail})`);
  if (breaches.length === 0) print('every rule holds');
  return ok(breaches.length === 0 ? 0 : 1);
}

async function findMember({ db }: CommandDeps, email = '') {
  const member = await db
    .selectFrom('member')
    .select(['id', 'email', 'created_at', 'weight'])
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return member ? ok(member) : fail(`no member has the e-mail address "${email}"`);
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

async function showMember(deps: CommandDeps, email?: string): Promise<Outcome> {
  const { db, ledger, print } = deps;
  const found = await findMember(deps, email);
  if (!found.ok) return found;
  const member = found.value;
  const { available, held, localOnly } = await ledger.balance(member.id);
  print(`${member.email} (${member.id}), since ${day(member.created_at)}, share ${member.weight}`);
  print(`available ${available} (${localOnly} of them for the local engine only), held ${held}`);
  for (const lot of await ledger.lots(member.id)) {
    const until = lot.expiresAt === null ? 'stays' : `until ${day(lot.expiresAt)}`;
    print(`  ${lot.remaining} of ${lot.amount} from ${lot.source}, ${lot.scope} routes, ${until}`);
  }
  const creations = await db
    .selectFrom('creation')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('member_id', '=', member.id)
    .groupBy('state')
    .orderBy('state')
    .execute();
  print(`creations: ${creations.map(({ state, count }) => `${count} ${state}`).join(', ') || 'none'}`);
  return ok(0);
}

function readAmount(text = ''): Result<number, string> {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (amount >= 1 && amount <= MOST) return ok(amount);
  return fail(`the number of credits is a whole one from 1 to ${MOST}, not "${text}"`);
}

async function grantCredits(deps: CommandDeps, email?: string, credits?: string): Promise<Outcome> {
  const amount = readAmount(credits);
  if (!amount.ok) return amount;
  const member = await findMember(deps, email);
  if (!member.ok) return member;
  const { id, email: address } = member.value;
  await deps.ledger.open(id);
  const event = `operator:${randomUUID()}`;
  await deps.ledger.grant({ memberId: id, amount: amount.value, source: 'operator', event, scope: 'any' });
  const { available } = await deps.ledger.balance(id);
  deps.print(`${address} got ${amount.value} credits and has ${available} now`);
  return ok(0);
}

async function choose(deps: CommandDeps, [topic, verb, ...rest]: readonly string[]): Promise<Outcome> {
  const name = [topic, verb].filter((word) => word !== undefined).join(' ');
  if (name === 'books') return showBooks(deps);
  if (name === 'member show') return showMember(deps, rest[0]);
  if (name === 'member grant') return grantCredits(deps, rest[0], rest[1]);
  return fail(`${name === '' ? 'say what to do' : `there is no command "${name}"`}:\n${USAGE}`);
}

/** Runs one command of the operator. Returns the exit code: 0 done, 1 a rule of the books is broken, 2 refused. */
export async function runCommand(deps: CommandDeps, words: readonly string[]): Promise<0 | 1 | 2> {
  const outcome = await choose(deps, words);
  if (outcome.ok) return outcome.value;
  deps.print(outcome.failure);
  return 2;
}
