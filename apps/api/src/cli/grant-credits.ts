import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';
import type { GrantSource } from '@kinora/contracts/money';
import { GRANT_RULES } from '@kinora/contracts/plans';

import { expiryOf, isGrantSource } from '../domain/money/grant-terms.ts';
import { day, type Command } from './command.ts';
import { findMember } from './find-member.ts';

const MOST = 1_000_000;
const DAY_MS = 24 * 3_600_000;
/** A hundred years. */
const DAYS_MOST = 36_500;

function readNumber(text: string | undefined, most: number, what: string): Result<number, string> {
  const found = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0;
  if (found >= 1 && found <= most) return ok(found);
  return fail(`${what} must be a whole number from 1 to ${most}, not "${text ?? ''}"`);
}

const sourceProblem = (word: string) =>
  `credits come from one of ${Object.keys(GRANT_RULES).join(', ')}, not from "${word}"`;

interface Terms {
  readonly source: GrantSource;
  readonly expiresAt: number | undefined;
}

/** `--source WORD` and `--expires DAYS`, in any order. */
function readOptions(words: readonly string[]): Result<ReadonlyMap<string, string>, string> {
  const options = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const name = words[index] ?? '';
    if (name !== '--source' && name !== '--expires') return fail(`grants have no option "${name}"`);
    options.set(name, words[index + 1] ?? '');
  }
  return ok(options);
}

function readTerms(words: readonly string[], now: number): Result<Terms, string> {
  const options = readOptions(words);
  if (!options.ok) return options;
  const source = options.value.get('--source') ?? 'operator';
  if (!isGrantSource(source)) return fail(sourceProblem(source));
  const wanted = options.value.get('--expires');
  if (wanted !== undefined) {
    const days = readNumber(wanted, DAYS_MOST, 'days');
    return days.ok ? ok({ source, expiresAt: now + days.value * DAY_MS }) : days;
  }
  if (source === 'plan') return fail('plan credits expire with the plan: add --expires DAYS');
  return ok({ source, expiresAt: expiryOf(source, now) });
}

/** Gives a member credits for any route; they stay as long as the rules of their source say. */
export const grantCredits: Command = async (deps, [email, credits, ...words]) => {
  const amount = readNumber(credits, MOST, 'credits');
  if (!amount.ok) return amount;
  const terms = readTerms(words, deps.now());
  if (!terms.ok) return terms;
  const member = await findMember(deps, email);
  if (!member.ok) return member;
  const { id, email: address } = member.value;
  const { source, expiresAt } = terms.value;
  await deps.ledger.open(id);
  const event = `operator:${randomUUID()}`;
  await deps.ledger.grant({ memberId: id, amount: amount.value, source, event, scope: 'any', expiresAt });
  const { available } = await deps.ledger.balance(id);
  const until = expiresAt === undefined ? '' : ` until ${day(expiresAt)}`;
  deps.print(`${address} got ${amount.value} credits${until} and has ${available} now`);
  return ok(0);
};
