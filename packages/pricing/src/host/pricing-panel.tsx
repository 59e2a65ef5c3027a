import { pricingIntentAtom } from '@kinora/credits';
import { useAtomValue } from 'jotai';

import { PricingDialogPanel } from '../dialog/pricing-dialog-panel.tsx';
import { PurchaseWatch } from '../purchase/purchase-watch-panel.tsx';

/** The prices as long as somebody wants to see them; a purchase is waited for after they are closed, too. */
export function PricingPanel() {
  const isOpen = useAtomValue(pricingIntentAtom) !== null;
  return (
    <>
      <PurchaseWatch />
      {isOpen && <PricingDialogPanel />}
    </>
  );
}
