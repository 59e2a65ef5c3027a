import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { memberProblem } from '../failure-words.ts';
import { loadPaymentsAtom, morePaymentsAtom, paymentsAtom } from './payments-atoms.ts';
import { PaymentsSection } from './payments-section.tsx';

/** The payments, connected. */
export function PaymentsSectionPanel() {
  const { i18n } = useLingui();
  const { state, payments, next, failure } = useAtomValue(paymentsAtom);
  const load = useSetAtom(loadPaymentsAtom);
  const more = useSetAtom(morePaymentsAtom);
  return (
    <PaymentsSection
      state={state}
      payments={payments}
      hasMore={next !== null}
      problem={failure ? i18n._(memberProblem(failure).message) : undefined}
      onMore={() => void more()}
      onReload={() => void (next === null ? load() : more())}
    />
  );
}
