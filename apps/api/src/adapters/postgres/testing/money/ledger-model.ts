import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { unreachable } from '@kinora/contracts';
import * as fc from 'fast-check';

import type { Ledger } from '../../../../domain/money/ledger.ts';
import type { LedgerUnderTest } from '../../../money/ledger-bench.ts';
import { createMemoryLedger } from '../../../money/memory-ledger.ts';

const DAY = 24 * 3600 * 1000;
const MEMBERS = 3;
/** Few, so that a run comes back to the ones it had. */
const EVENTS = 20;

const member = fc.nat(MEMBERS - 1);
/** Counted back from the hold made last. */
const hold = fc.nat(4);
const days = fc.integer({ min: 1, max: 9 });

const grantStep = fc.record({
  do: fc.constant('grant' as const),
  member,
  amount: fc.integer({ min: 5, max: 25 }),
  event: fc.nat(EVENTS),
  scope: fc.constantFrom('any' as const, 'local' as const),
  source: fc.constantFrom('start' as const, 'plan' as const),
  expires: fc.option(fc.integer({ min: 1, max: 20 })),
});
const extendStep = fc.record({ do: fc.constant('extend' as const), member, days: fc.integer({ min: 1, max: 20 }) });
const revokeStep = fc.record({ do: fc.constant('revoke' as const), event: fc.nat(EVENTS) });
const holdStep = fc.record({
  do: fc.constant('hold' as const),
  member,
  amount: fc.integer({ min: 1, max: 9 }),
  key: fc.nat(60),
  route: fc.constantFrom('local' as const, 'vendor' as const),
  days,
});

/** One random step; numbers choose among the members, events, keys and holds of a run. */
const step = fc.oneof(
  { weight: 4, arbitrary: grantStep },
  { weight: 6, arbitrary: holdStep },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('post' as const), hold }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), hold }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('widen' as const), member }) },
  { weight: 2, arbitrary: extendStep },
  { weight: 2, arbitrary: revokeStep },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), days }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
);

export const ledgerSteps = fc.array(step, { minLength: 20, maxLength: 50, size: 'max' });

type GrantStep = typeof grantStep extends fc.Arbitrary<infer Step> ? Step : never;
type HoldStep = typeof holdStep extends fc.Arbitrary<infer Step> ? Step : never;
export type LedgerStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never;

/** One of the two books, with the names that a run gave its members and holds. */
interface Side {
  readonly ledger: Ledger;
  readonly run: string;
  readonly members: readonly string[];
  readonly holds: string[];
  readonly now: () => number;
}

const memberOf = (side: Side, index: number) => side.members[index] ?? '';
const holdOf = (side: Side, back: number) => side.holds.at(-1 - back) ?? randomUUID();

async function grantAs(side: Side, given: GrantStep) {
  const { ledger, run, now } = side;
  const result = await ledger.grant({
    memberId: memberOf(side, given.member),
    amount: given.amount,
    source: given.source,
    event: `${run} ${given.event}`,
    scope: given.scope,
    ...(given.expires === null ? {} : { expiresAt: now() + given.expires * DAY }),
  });
  return result.ok ? { isReplay: result.value.isReplay } : result;
}

/** Says which hold of the run it is, because each side has ids of its own. */
async function holdAs(side: Side, given: HoldStep) {
  const { ledger, run, holds } = side;
  const result = await ledger.hold({
    memberId: memberOf(side, given.member),
    amount: given.amount,
    route: given.route,
    key: `${run} ${given.key}`,
    ttlMs: given.days * DAY,
  });
  if (!result.ok) return result;
  if (!result.value.isReplay) holds.push(result.value.holdId);
  return holds.indexOf(result.value.holdId);
}

async function takeStep(side: Side, given: LedgerStep): Promise<unknown> {
  switch (given.do) {
    case 'grant':
      return grantAs(side, given);
    case 'hold':
      return holdAs(side, given);
    case 'post':
      return side.ledger.post(holdOf(side, given.hold));
    case 'void':
      return side.ledger.void(holdOf(side, given.hold), 'failed');
    case 'widen':
      return side.ledger.widen(memberOf(side, given.member), 'start');
    case 'extend':
      return side.ledger.extend(memberOf(side, given.member), 'plan', side.now() + given.days * DAY);
    case 'revoke':
      return side.ledger.revoke(`${side.run} ${given.event}`, 'refund');
    case 'expire':
      // How many members it touches depends on what earlier runs left behind.
      return void (await side.ledger.expire());
    case 'pass':
      return undefined; // One clock for both sides, moved before.
    default:
      return unreachable(given);
  }
}

async function viewOf({ ledger, members, holds }: Side): Promise<unknown> {
  return {
    balances: await Promise.all(members.map((id) => ledger.balance(id))),
    // Each side has ids of its own.
    lots: await Promise.all(members.map(async (id) => (await ledger.lots(id)).map((lot) => ({ ...lot, id: '' })))),
    receipts: await Promise.all(holds.map((id) => ledger.receipt(id))),
  };
}

/** Runs the same steps on the books and on the model; says where they part, if they do. */
export async function differenceFromModel(
  under: LedgerUnderTest,
  steps: readonly LedgerStep[],
): Promise<string | undefined> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => under.newMember()));
  const run = randomUUID();
  const sides = [under.ledger, createMemoryLedger(under.now)].map((ledger): Side => ({
    ledger,
    run,
    members,
    holds: [],
    now: under.now,
  }));
  await Promise.all(sides.flatMap(({ ledger }) => members.map((id) => ledger.open(id))));
  for (const [index, given] of steps.entries()) {
    if (given.do === 'pass') await under.pass(given.days * DAY);
    const outcomes = [];
    for (const side of sides) outcomes.push(await takeStep(side, given), await viewOf(side));
    const [outcome, view, expected, expectedView] = outcomes;
    if (!isDeepStrictEqual([outcome, view], [expected, expectedView])) {
      return `step ${index} ${JSON.stringify(given)}: ${JSON.stringify([outcome, view])} is not ${JSON.stringify([expected, expectedView])}`;
    }
  }
  await under.ledger.expire();
  const { breaches } = await under.ledger.books();
  return breaches.length > 0 ? JSON.stringify(breaches) : undefined;
}
