import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { exportAccountAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { DataSection, type DataSectionProps } from './data-section.tsx';

/** The export, connected. */
export function DataSectionPanel() {
  const { i18n } = useLingui();
  const exportAccount = useSetAtom(exportAccountAtom);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DataSectionProps['outcome']>(null);
  const onExport = async () => {
    setBusy(true);
    const made = await exportAccount();
    setBusy(false);
    if (!made.ok) setOutcome({ state: 'failed', text: i18n._(memberProblem(made.failure).message) });
    else setOutcome({ state: 'begun' });
  };
  return <DataSection isBusy={isBusy} outcome={outcome} onExport={() => void onExport()} />;
}
