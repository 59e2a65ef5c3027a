import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { memberProblem } from '../failure-words.ts';
import { EntryReceiptPanel } from './entry-receipt-panel.tsx';
import { exportHistoryAtom, historyAtom, loadHistoryAtom, moreHistoryAtom } from './history-atoms.ts';
import { HistorySection } from './history-section.tsx';

/** The history of the credits, connected. */
export function HistorySectionPanel() {
  const { i18n, t } = useLingui();
  const known = useAtomValue(historyAtom);
  const load = useSetAtom(loadHistoryAtom);
  const more = useSetAtom(moreHistoryAtom);
  const exportHistory = useSetAtom(exportHistoryAtom);
  const [isExporting, setExporting] = useState(false);
  const onExport = async () => {
    setExporting(true);
    const made = await exportHistory();
    setExporting(false);
    if (made.ok) toast(t`The download has begun.`, { look: 'success' });
    else toast(i18n._(memberProblem(made.failure).message), { look: 'danger' });
  };
  return (
    <HistorySection
      state={known.state}
      choice={known.choice}
      entries={known.entries}
      hasMore={known.next !== null}
      isLoadingMore={known.isLoadingMore}
      problem={known.failure ? i18n._(memberProblem(known.failure).message) : undefined}
      isExporting={isExporting}
      renderReceipt={(entry) => <EntryReceiptPanel entry={entry} />}
      onChoose={(choice) => void load(choice)}
      onMore={() => void more()}
      onReload={() => void (known.next === null || known.entries.length === 0 ? load() : more())}
      onExport={() => void onExport()}
    />
  );
}
