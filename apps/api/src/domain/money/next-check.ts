import type { SettledPurchase } from './purchase-books.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Banks take payments back within this time. */
const DISPUTABLE_MS = 180 * DAY_MS;

/** While unpaid: often at first, then rarely. */
function openCheck(createdAt: number, now: number): number {
  const age = now - createdAt;
  if (age < 10 * MINUTE_MS) return now + MINUTE_MS;
  return now + (age < HOUR_MS ? 5 * MINUTE_MS : HOUR_MS);
}

/**
 * When a payment service is asked about a purchase again although it has told nothing: at the times at which something
 * should happen, and every day. Null where nothing can happen any more.
 */
export function nextCheck(
  { plan, state }: Pick<SettledPurchase, 'plan' | 'state'>,
  createdAt: number,
  now: number,
): number | null {
  if (state === 'open') return openCheck(createdAt, now);
  if (plan && plan.standing !== 'ended') {
    const moments = [plan.nextGrantAt ?? Infinity, plan.period.until + MINUTE_MS, now + DAY_MS];
    return Math.max(Math.min(...moments), now + MINUTE_MS);
  }
  return state === 'paid' && now - createdAt < DISPUTABLE_MS ? now + DAY_MS : null;
}
