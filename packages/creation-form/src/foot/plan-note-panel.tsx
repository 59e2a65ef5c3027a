import { memberAtom } from '@kinora/auth';
import { isOnSaleAtom, loadPlanAtom, openPricingAtom } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { planNeedsAtom } from './plan-need-atoms.ts';
import { PlanNote } from './plan-note.tsx';

/** What of the draft needs a plan; nothing where nothing does. */
export function PlanNotePanel() {
  const memberId = useAtomValue(memberAtom)?.id;
  const loadPlan = useSetAtom(loadPlanAtom);
  const openPricing = useSetAtom(openPricingAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  const [first, ...others] = useAtomValue(planNeedsAtom);
  useEffect(() => {
    if (memberId !== undefined) loadPlan().catch(() => undefined);
  }, [memberId, loadPlan]);
  if (first === undefined) return null;
  return <PlanNote needs={[first, ...others]} onSeePlans={isOnSale ? () => openPricing() : undefined} />;
}
