import { isOnSaleAtom, livePlanAtom, openPricingAtom } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';

import type { PlanNeed } from './plan-need.ts';
import { PlanNote } from './plan-note.tsx';

/** Says what needs a plan; nothing where nothing does. */
export function PlanNotePanel({ needs: [first, ...others] }: { needs: readonly PlanNeed[] }) {
  const openPricing = useSetAtom(openPricingAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  // What needs a plan is known once the plan is.
  useAtomValue(livePlanAtom);
  if (first === undefined) return null;
  return <PlanNote needs={[first, ...others]} onSeePlans={isOnSale ? () => openPricing() : undefined} />;
}
