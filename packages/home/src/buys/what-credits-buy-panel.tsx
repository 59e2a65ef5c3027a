import { siteAtom } from '@kinora/api-client';
import { PRICE_MIN } from '@kinora/contracts';
import { clipsPerMonth, rightsOf, type PlanTier } from '@kinora/contracts/plans';
import { openPricingAtom } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { WhatCreditsBuy } from './what-credits-buy.tsx';

const TIERS: readonly PlanTier[] = ['basic', 'pro'];

/** What credits buy, with the plans where this server sells some. */
export function WhatCreditsBuyPanel() {
  const { t } = useLingui();
  const isOnSale = Boolean(useAtomValue(siteAtom)?.checkout);
  const openPricing = useSetAtom(openPricingAtom);
  const names = { basic: t`Basic`, pro: t`Pro` };
  const offers = TIERS.map((tier) => ({
    name: names[tier],
    creditsPerMonth: rightsOf(tier).creditsPerMonth,
    clipsPerMonth: clipsPerMonth(tier),
  }));
  return (
    <WhatCreditsBuy
      from={PRICE_MIN}
      offers={isOnSale ? offers : []}
      onSeePrices={isOnSale ? () => openPricing() : undefined}
    />
  );
}
