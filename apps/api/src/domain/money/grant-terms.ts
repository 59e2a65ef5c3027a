import type { CreditScope, GrantSource } from '@kinora/contracts/money';
import { GRANT_RULES } from '@kinora/contracts/plans';

const DAY_MS = 24 * 3_600_000;
/** How long the credits of a plan outlive it. */
const AFTER_PLAN_MS = 7 * DAY_MS;

export const isGrantSource = (word: string): word is GrantSource => Object.hasOwn(GRANT_RULES, word);

/** The routes that fresh credits pay. A proven address lets start credits pay all of them. */
export const scopeOf = (source: GrantSource, isProven: boolean): CreditScope =>
  isProven ? 'any' : GRANT_RULES[source].scope;

/** When the credits of a plan end that is paid until then. Epoch milliseconds. */
export const planExpiry = (paidUntil: number): number => paidUntil + AFTER_PLAN_MS;

/** When credits that come at a time expire, undefined where they stay. Those of a plan follow what is paid of it. */
export function expiryOf(source: Exclude<GrantSource, 'plan'>, at: number): number | undefined {
  const { stays } = GRANT_RULES[source];
  return typeof stays === 'number' ? at + stays * DAY_MS : undefined;
}
