import type { PricingReason } from '@kinora/credits';

import { needsIn } from './request-needs.ts';
import type { SubmitOutcome } from './submit-atoms.ts';

/** What has to be paid for before the same press can work; null where paying does not help. */
export function pricingReason(outcome: SubmitOutcome | null): PricingReason | null {
  if (outcome?.kind === 'short') return outcome;
  if (outcome?.kind !== 'failed' || outcome.failure.kind !== 'refused') return null;
  const { reason, details } = outcome.failure;
  if (details.reason === 'plan-needed') return { kind: 'plan-needed', needs: needsIn(details.fields) };
  if (reason !== 'not-enough-credits' || !details.quote) return null;
  const { balance, total } = details.quote;
  return { kind: 'short', balance, cost: total, missing: total - balance };
}

/** Whether credits or a plan are all that is missing. */
export const canBePaidFor = (outcome: SubmitOutcome): boolean => pricingReason(outcome) !== null;
