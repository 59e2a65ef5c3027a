import { answerView, moreView } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { memberProblem } from '../failure-messages.ts';
import { loadPaymentsAtom, morePaymentsAtom, morePaymentsStateAtom, paymentsAtom } from './payments-atoms.ts';
import { PaymentsSection } from './payments-section.tsx';

/** The payments, connected. */
export function PaymentsSectionPanel() {
  const { i18n } = useLingui();
  const known = useAtomValue(paymentsAtom);
  const next = useAtomValue(morePaymentsStateAtom);
  const load = useSetAtom(loadPaymentsAtom);
  const more = useSetAtom(morePaymentsAtom);
  return (
    <PaymentsSection
      payments={answerView(known, (why) => i18n._(memberProblem(why).message))}
      more={moreView(next, (why) => i18n._(memberProblem(why).message))}
      onMore={() => void more()}
      onReload={() => void load()}
    />
  );
}
