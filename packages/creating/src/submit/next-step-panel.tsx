import { openLoginAtom, pageAtom } from '@kinora/auth';
import { pricingReason, type SubmitOutcome } from '@kinora/creations';
import { isOnSaleAtom, openPricingAtom } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';

import { NextStepButton } from './next-step-button.tsx';
import { nextStep, type NextStep } from './next-step.ts';

export interface NextStepPanelProps {
  outcome: SubmitOutcome | null;
  /** In credits, what the press would cost. */
  cost: number;
  /** What the page itself can do; a step that it cannot do is not offered. */
  ways?: Readonly<Partial<Record<NextStep, () => void>>>;
}

/** The one next step after a press that was refused; nothing where there is none on this server. */
export function NextStepPanel({ outcome, cost, ways = {} }: NextStepPanelProps) {
  const openPricing = useSetAtom(openPricingAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const page = useAtomValue(pageAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  const prices = isOnSale ? () => openPricing(pricingReason(outcome)) : undefined;
  const step = nextStep(outcome);
  const everywhere = {
    'get-credits': prices,
    'see-plans': prices,
    'log-in': () => openLogin({ reason: 'create', cost }),
    reload: () => page.reload(),
  };
  const press = step && { ...everywhere, ...ways }[step];
  return step && press ? <NextStepButton step={step} onPress={press} /> : null;
}
