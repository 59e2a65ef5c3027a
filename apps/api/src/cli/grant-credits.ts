import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';

import type { Command } from './command.ts';
import { findMember } from './find-member.ts';

const MOST = 1_000_000;

function readAmount(text = ''): Result<number, string> {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (amount >= 1 && amount <= MOST) return ok(amount);
  return fail(`the number of credits is a whole one from 1 to ${MOST}, not "${text}"`);
}

/** Gives a member credits for any route. */
export const grantCredits: Command = async (deps, [email, credits]) => {
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
};
