import { isMemberAtom } from '@kinora/auth';
import { submitWords } from '@kinora/creations';
import { balanceAtom, TooFewCreditsPanel } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { blockedAtom } from './blocked-atoms.ts';
import { isSendingAtom, outcomeAtom, priceAtom, repeatAtom } from './create-atoms.ts';
import { footState } from './foot-state.ts';
import { isOnlineAtom } from './online-atoms.ts';
import { planNeedsAtom } from './plan-need-atoms.ts';
import { PlanNotePanel } from './plan-note-panel.tsx';
import { PriceFoot, type PriceFootProps } from './price-foot.tsx';

export interface CreateFootPanelProps {
  look?: PriceFootProps['look'];
  onCreate: () => void;
}

/** The help after a press that could not be paid, and before one that needs a plan. */
function Help() {
  const outcome = useAtomValue(outcomeAtom);
  const needs = useAtomValue(planNeedsAtom);
  return outcome?.kind === 'short' ? <TooFewCreditsPanel shortage={outcome} /> : <PlanNotePanel needs={needs} />;
}

/** The price foot, showing what the draft costs this member. */
export function CreateFootPanel({ look = 'form', onCreate }: CreateFootPanelProps) {
  const { i18n } = useLingui();
  const outcome = useAtomValue(outcomeAtom);
  const cost = useAtomValue(priceAtom);
  const blocked = useAtomValue(blockedAtom);
  const state = footState({
    isOnline: useAtomValue(isOnlineAtom),
    isSending: useAtomValue(isSendingAtom),
    isMember: useAtomValue(isMemberAtom),
    balance: useAtomValue(balanceAtom),
    blocked: blocked && i18n._(blocked(i18n.locale)),
    cost,
    outcome,
  });
  return (
    <PriceFoot
      look={look}
      state={state}
      cost={cost}
      repeat={useAtomValue(repeatAtom)}
      problem={outcome?.kind === 'failed' ? i18n._(submitWords(outcome.failure, i18n.locale)) : undefined}
      help={<Help />}
      onCreate={onCreate}
    />
  );
}
