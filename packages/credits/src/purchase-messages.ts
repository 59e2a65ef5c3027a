import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { answerOrder, openOrder } from '@kinora/contracts/money';
import type { changePlan, turnPlan } from '@kinora/contracts/plans';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PurchaseReason =
  | RefusalOf<typeof answerOrder>
  | RefusalOf<typeof changePlan>
  | RefusalOf<typeof openOrder>
  | RefusalOf<typeof turnPlan>;

/** Everything a purchase, a plan or what belongs to them can end in. */
export type PurchaseFailure = ApiFailure<PurchaseReason>;

const REFUSALS: Readonly<Record<PurchaseReason, MessageDescriptor>> = {
  'members-only': msg`Your session ended. Nothing was paid. Log in and try again.`,
  'unknown-sku': msg`This is no longer for sale. Nothing was paid.`,
  'unknown-order': msg`This purchase wasn’t found. Nothing was paid.`,
  'key-reused': msg`Your request changed since it was last sent. Nothing was paid. Try again.`,
  'plan-runs': msg`You already have a plan. Nothing was paid. Change it in the Member Center.`,
  'price-changed': msg`The price has changed. Nothing was paid.`,
  'already-ended': msg`This purchase has already ended.`,
  'no-plan': msg`There’s no plan to change. Nothing was paid.`,
  'same-plan': msg`You already have this plan. Nothing was paid.`,
  'payment-failed': msg`The payment was declined. Nothing was paid and your plan hasn’t changed. Check your card and try again.`,
  'nothing-paid': msg`There’s no payment to refund.`,
};

/** What happened, that no money moved, and what to do next. A new refusal of these calls stops compiling here. */
export function purchaseWords(failure: PurchaseFailure): MessageDescriptor {
  switch (failure.kind) {
    case 'refused':
      return REFUSALS[failure.reason];
    case 'invalid':
      return msg`This couldn’t be completed. Nothing was paid. Reload the page and try again.`;
    case 'busy': {
      const seconds = Math.max(1, Math.ceil(failure.retryAfter ?? 0));
      return failure.retryAfter === null
        ? msg`The server is busy. Nothing was paid. Try again in a minute.`
        : msg`Too many tries. Nothing was paid. Try again in ${seconds} s.`;
    }
    case 'session-expired':
      return REFUSALS['members-only'];
    case 'unreachable':
      return msg`Kinora can’t be reached. Check your connection and try again.`;
    case 'unexpected':
      return msg`Something went wrong on our side. You won’t be charged twice. Try again.`;
    default:
      return unreachable(failure);
  }
}
