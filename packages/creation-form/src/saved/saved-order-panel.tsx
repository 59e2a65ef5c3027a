import { isMemberAtom } from '@kinora/auth';
import {
  continueSavedOrderAtom,
  dropSavedOrderAtom,
  priceToday,
  savedOrderAtom,
  sendSavedOrderAtom,
  submitWords,
  type Order,
  type SubmitOutcome,
} from '@kinora/creations';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { SavedOrderNotice, type SavedOrderState } from './saved-order-notice.tsx';

/** Longer prompts are told by their beginning. */
const PROMPT_SHOWN = 160;

function costToday(order: Order): number | null {
  const each = priceToday(order);
  return each === null ? null : each * order.count;
}

/** Goes on with a request that was kept over the login, by itself or after a click. */
export function SavedOrderPanel() {
  const { t, i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const saved = useAtomValue(savedOrderAtom);
  const goOn = useSetAtom(continueSavedOrderAtom);
  const send = useSetAtom(sendSavedOrderAtom);
  const forget = useSetAtom(dropSavedOrderAtom);
  const [state, setState] = useState<SavedOrderState>('waiting');

  const tell = (outcome: SubmitOutcome | null) => {
    if (outcome?.kind === 'accepted') toast(t`Your clip is on its way.`, { look: 'success' });
    if (outcome?.kind === 'failed') toast(i18n._(submitWords(outcome.failure)), { look: 'danger' });
    if (outcome?.kind === 'short') toast(t`You are ${outcome.missing} credits short. Nothing was charged.`);
    if (outcome?.kind === 'price-changed') toast(t`The price is now ${outcome.to} credits. Nothing was charged.`);
  };
  const run = async (how: 'continuing' | 'sending', work: () => Promise<SubmitOutcome | null>) => {
    setState(how);
    tell(await work());
    setState('waiting');
  };
  useEffect(() => {
    if (isMember) void run('continuing', () => goOn(costToday));
    // Once for each login; what it uses besides stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMember]);

  if (!isMember || !saved) return null;
  const { input, cost } = saved.pending;
  return (
    <SavedOrderNotice
      prompt={(input.prompt ?? '').slice(0, PROMPT_SHOWN)}
      cost={cost}
      state={state}
      onCreate={() => void run('sending', send)}
      onForget={forget}
    />
  );
}
