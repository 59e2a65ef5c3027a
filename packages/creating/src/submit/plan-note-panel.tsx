import { isOnSaleAtom, livePlanAtom, openPricingAtom, type PlanNeed } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';

import { PlanNote } from './plan-note.tsx';

/** Says what needs a plan; nothing where nothing does. */
export function PlanNotePanel({ needs }: { needs: readonly PlanNeed[] }) {
  const [first, ...others] = needs;
  const openPricing = useSetAtom(openPricingAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  // What needs a plan is known once the plan is.
  useAtomValue(livePlanAtom);
  if (first === undefined) return null;
  return (
    <PlanNote
      needs={[first, ...others]}
      onSeePlans={isOnSale ? () => openPricing({ kind: 'plan-needed', needs }) : undefined}
    />
  );
}
