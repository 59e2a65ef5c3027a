import { balanceAtom, isOnSaleAtom, openPricingAtom } from '@kinora/credits';
import { answerView } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { memberProblem } from '../failure-messages.ts';
import { BalanceSection } from './balance-section.tsx';
import { creditsAtom, loadCreditsAtom } from './credits-atoms.ts';

/** The credits, connected. */
export function BalanceSectionPanel() {
  const { i18n } = useLingui();
  const known = useAtomValue(creditsAtom);
  const load = useSetAtom(loadCreditsAtom);
  const openPricing = useSetAtom(openPricingAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  return (
    <BalanceSection
      balance={useAtomValue(balanceAtom)}
      credits={answerView(known, (failure) => i18n._(memberProblem(failure).message))}
      onReload={() => void load()}
      onBuy={isOnSale ? () => openPricing() : undefined}
    />
  );
}
