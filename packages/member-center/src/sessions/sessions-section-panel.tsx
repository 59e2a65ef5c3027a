import { answerView, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import { endSessionAtom, loadSessionsAtom, sessionsAtom } from './sessions-atoms.ts';
import { SessionsSection } from './sessions-section.tsx';

/** The sessions of the account, connected. */
export function SessionsSectionPanel() {
  const { t, i18n } = useLingui();
  const list = useAtomValue(sessionsAtom);
  const load = useSetAtom(loadSessionsAtom);
  const end = useSetAtom(endSessionAtom);
  const [ending, setEnding] = useState<string | null>(null);
  const onEnd = async (id: string) => {
    setEnding(id);
    const failure = await end(id);
    setEnding(null);
    if (failure) {
      toast(i18n._(memberProblem(failure).message), { look: 'danger' });
      return;
    }
    focusOn('sessions');
    toast(id === 'others' ? t`All other sessions ended.` : t`Session ended.`, { look: 'success' });
  };
  const shown = answerView(list, (failure) => i18n._(memberProblem(failure).message));
  return <SessionsSection list={shown} ending={ending} onEnd={(id) => void onEnd(id)} onReload={() => void load()} />;
}
