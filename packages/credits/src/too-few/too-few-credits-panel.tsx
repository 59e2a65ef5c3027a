import { memberAtom } from '@kinora/auth';
import { useAtomValue, useSetAtom } from 'jotai';

import { isOnSaleAtom } from '../offer-plans-atoms.ts';
import { openPricingAtom } from '../pricing-intent-atoms.ts';
import type { Shortage } from '../shortage.ts';
import { TooFewCredits } from './too-few-credits.tsx';

export interface TooFewCreditsPanelProps {
  shortage: Shortage;
}

/** What is missing, and how to get it on this server: the plans where there are any, else the operator's command. */
export function TooFewCreditsPanel({ shortage }: TooFewCreditsPanelProps) {
  const member = useAtomValue(memberAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  const openPricing = useSetAtom(openPricingAtom);
  if (!member) return null;
  if (!isOnSale) return <TooFewCredits shortage={shortage} email={member.email} />;
  return <TooFewCredits shortage={shortage} onSeePlans={() => openPricing({ kind: 'short', ...shortage })} />;
}
