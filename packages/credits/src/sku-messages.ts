import { findSku, type PlanPeriod, type PlanTier } from '@kinora/contracts/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const PLANS: Readonly<Record<PlanTier, Readonly<Record<PlanPeriod, MessageDescriptor>>>> = {
  basic: { month: msg`Basic, monthly`, year: msg`Basic, yearly` },
  pro: { month: msg`Pro, monthly`, year: msg`Pro, yearly` },
};

/** What a sku is called; one that is not sold any more is named by its id. */
export function skuWords(id: string): MessageDescriptor {
  const sku = findSku(id);
  if (!sku) return msg`${id}, no longer sold`;
  if (sku.kind === 'plan') return PLANS[sku.tier][sku.period];
  const { credits } = sku;
  return msg`${plural(credits, { one: 'Pack of # credit', other: 'Pack of # credits' })}`;
}
