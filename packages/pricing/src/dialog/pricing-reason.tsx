import type { PlanNeed, PricingReason } from '@kinora/credits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

export interface WhyPricesProps {
  /** Null where the prices were opened from a menu. */
  reason: PricingReason | null;
  /** What can be spent; null for a guest. */
  balance: number | null;
}

const ALONE: Readonly<Record<PlanNeed, MessageDescriptor>> = {
  count: msg`Several clips at once need a plan.`,
  effect: msg`This effect needs a plan.`,
  resolution: msg`Full HD needs a plan.`,
};

/** Of several, full HD is the last. */
const WITH_FULL_HD: Readonly<Record<PlanNeed, MessageDescriptor>> = {
  ...ALONE,
  count: msg`Several clips at once and full HD need a plan.`,
  effect: msg`This effect and full HD need a plan.`,
};

function needWords([need, other]: readonly PlanNeed[]): MessageDescriptor {
  if (need === undefined) return msg`This needs a plan.`;
  return (other === undefined ? ALONE : WITH_FULL_HD)[need];
}

function Short({ balance, cost, missing }: Extract<PricingReason, { kind: 'short' }>) {
  const { i18n } = useLingui();
  const [have, need, short] = [balance, cost, missing].map((count) => i18n.number(count));
  return (
    <Trans>
      You have {have}. This needs {need}, so you’re {short} short.
    </Trans>
  );
}

/** Why the prices are shown, and what the member has. */
export function WhyPrices({ reason, balance }: WhyPricesProps) {
  const { i18n } = useLingui();
  if (reason?.kind === 'short') return <Short {...reason} />;
  const has = balance !== null && <Plural value={balance} one="You have # credit." other="You have # credits." />;
  if (reason === null) return has;
  return (
    <>
      {i18n._(needWords(reason.needs))} {has}
    </>
  );
}
