import { noteLanding } from '@kinora/browser';
import { balanceNewsAtom, isOnSaleAtom, pricingIntentAtom } from '@kinora/credits';
import { useLate } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { latePricing } from '../late-pricing.ts';

/** Somebody is here: nobody reaches a button without one of these. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** How long the page may be busy before the dialog is fetched all the same. */
const IDLE_MS = 2000;

/** Brings the dialog when somebody is here and the page has nothing else to do; the first load knows nothing of it. */
function loadWhenWanted(): () => void {
  const stop = () => {
    for (const sign of SIGNS) globalThis.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    // Safari has no moments of idleness.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(latePricing.fetchAhead, { timeout: IDLE_MS });
    else setTimeout(latePricing.fetchAhead);
  };
  for (const sign of SIGNS) globalThis.addEventListener(sign, begin, { passive: true });
  return stop;
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
  useEffect(() => (isOnSale ? loadWhenWanted() : undefined), [isOnSale]);
  return isOpen && <LateDialog />;
}
