import { noteLanding } from '@kinora/browser';
import { balanceNewsAtom, isOnSaleAtom, pricingIntentAtom } from '@kinora/credits';
import { useLate } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { latePricing } from '../late-pricing.ts';

/** How long the page may be busy before the dialog is fetched all the same. */
const IDLE_MS = 5000;

function whenIdle(run: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

function LateDialog() {
  const rest = useLate(latePricing);
  return rest && <rest.PricingDialogPanel />;
}

/** Stands once in the page: shows the prices when somebody asks for them, and keeps the balance in step. */
export function PricingHost() {
  const isOpen = useAtomValue(pricingIntentAtom) !== null;
  const isOnSale = useAtomValue(isOnSaleAtom);
  useAtomValue(balanceNewsAtom);
  useEffect(() => noteLanding(), []);
  useEffect(() => (isOnSale ? whenIdle(() => void latePricing.load()) : undefined), [isOnSale]);
  return isOpen && <LateDialog />;
}
