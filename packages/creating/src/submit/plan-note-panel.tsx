import { memberAtom } from '@kinora/auth';
import { isOnSaleAtom, loadPlanAtom, openPricingAtom } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { PlanNeed } from './plan-need.ts';
import { PlanNote } from './plan-note.tsx';

/** Says what needs a plan; nothing where nothing does. */
export function PlanNotePanel({ needs: [first, ...others] }: { needs: readonly PlanNeed[] }) {
  const memberId = useAtomValue(memberAtom)?.id;
  const loadPlan = useSetAtom(loadPlanAtom);
  const openPricing = useSetAtom(openPricingAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  useEffect(() => {
    if (memberId !== undefined) loadPlan().catch(() => undefined);
  }, [memberId, loadPlan]);
  if (first === undefined) return null;
  return <PlanNote needs={[first, ...others]} onSeePlans={isOnSale ? () => openPricing() : undefined} />;
}
