import { afterFirstInteraction } from '@kinora/browser';
import { noteLanding } from '@kinora/browser/kept';
import { balanceNewsAtom, isOnSaleAtom, pricingIntentAtom } from '@kinora/credits';
import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { lazyPricing } from '../lazy-pricing.ts';
import { begunPurchaseAtom } from '../purchase/begun-purchase-atoms.ts';

function LazyPrices() {
  const pricing = useLazy(lazyPricing);
  return pricing && <pricing.PricingPanel />;
}

/**
 * Stands once in the page: shows the prices when somebody asks for them, waits for what is paid in another tab, and
 * keeps the balance in step.
 */
export function PricingHost() {
  const isOpen = useAtomValue(pricingIntentAtom) !== null;
  const isBuying = useAtomValue(begunPurchaseAtom) !== null;
  const isOnSale = useAtomValue(isOnSaleAtom);
  useAtomValue(balanceNewsAtom);
  useEffect(() => noteLanding(), []);
  useEffect(() => (isOnSale ? afterFirstInteraction(lazyPricing.fetchAhead) : undefined), [isOnSale]);
  return (isOpen || isBuying) && <LazyPrices />;
}
