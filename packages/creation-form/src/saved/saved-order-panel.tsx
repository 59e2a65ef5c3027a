import { isMemberAtom } from '@kinora/auth';
import {
  continueSavedOrderAtom,
  dropSavedOrderAtom,
  orderPrice,
  savedOrderAtom,
  sendSavedOrderAtom,
  titlesAtom,
  type SubmitOutcome,
} from '@kinora/creations';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { outcomeWords } from './outcome-words.ts';
import { SavedOrderNotice, type SavedOrderState } from './saved-order-notice.tsx';

/** Longer ones are told by their beginning. */
const TITLE_SHOWN = 160;

/** Goes on with a request that was kept over the login, by itself or after a click. */
export function SavedOrderPanel() {
  const { i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const saved = useAtomValue(savedOrderAtom);
  const goOn = useSetAtom(continueSavedOrderAtom);
  const send = useSetAtom(sendSavedOrderAtom);
  const forget = useSetAtom(dropSavedOrderAtom);
  const titleOf = useAtomValue(titlesAtom);
  const [state, setState] = useState<SavedOrderState>('waiting');

  const run = async (how: 'continuing' | 'sending', work: () => Promise<SubmitOutcome | null>) => {
    setState(how);
    const outcome = await work();
    const words = outcome && outcomeWords(outcome, i18n.locale);
    if (words) toast(i18n._(words), { look: outcome.kind === 'accepted' ? 'success' : 'danger' });
    setState('waiting');
  };
  useEffect(() => {
    if (isMember) void run('continuing', () => goOn(orderPrice));
    // Once for each login; what it uses besides stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMember]);

  if (!isMember || !saved) return null;
  return (
    <SavedOrderNotice
      title={titleOf(saved.pending, i18n.locale).slice(0, TITLE_SHOWN)}
      cost={saved.pending.cost}
      state={state}
      onCreate={() => void run('sending', send)}
      onForget={forget}
    />
  );
}
