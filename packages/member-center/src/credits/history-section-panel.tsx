import { answerView, moreView, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { memberProblem } from '../failure-messages.ts';
import { EntryReceiptPanel } from './entry-receipt-panel.tsx';
import {
  chooseHistoryAtom,
  exportHistoryAtom,
  historyAtom,
  historyChoiceAtom,
  loadHistoryAtom,
  moreHistoryAtom,
  moreHistoryStateAtom,
} from './history-atoms.ts';
import { HistorySection } from './history-section.tsx';

type HistoryFailure = Parameters<typeof memberProblem>[0];

/** The history of the credits, connected. */
export function HistorySectionPanel() {
  const { i18n, t } = useLingui();
  const known = useAtomValue(historyAtom);
  const next = useAtomValue(moreHistoryStateAtom);
  const load = useSetAtom(loadHistoryAtom);
  const more = useSetAtom(moreHistoryAtom);
  const choose = useSetAtom(chooseHistoryAtom);
  const exportHistory = useSetAtom(exportHistoryAtom);
  const [isExporting, setExporting] = useState(false);
  const say = (failure: HistoryFailure) => i18n._(memberProblem(failure).message);
  const onExport = async () => {
    setExporting(true);
    const made = await exportHistory();
    setExporting(false);
    if (made.ok) toast(t`The download has started.`, { look: 'success' });
    else toast(say(made.failure), { look: 'danger' });
  };
  const failure = known.state === 'ready' ? known.failure : null;
  return (
    <HistorySection
      history={answerView(known, say)}
      choice={useAtomValue(historyChoiceAtom)}
      more={moreView(next, say)}
      problem={failure ? say(failure) : undefined}
      isExporting={isExporting}
      renderReceipt={(entry) => <EntryReceiptPanel entry={entry} />}
      onChoose={choose}
      onMore={() => void more()}
      onReload={() => void load()}
      onExport={() => void onExport()}
    />
  );
}
