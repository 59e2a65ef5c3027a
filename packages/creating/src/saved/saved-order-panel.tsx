import { isMemberAtom } from '@kinora/auth';
import { dropSavedOrderAtom, savedOrderAtom, titlesAtom, type Order, type SubmitOutcome } from '@kinora/creations';
import { toast } from '@kinora/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { outcomeWords } from './outcome-words.ts';
import { runSavedOrderAtom, savedOrderStateAtom } from './saved-order-atoms.ts';
import { SavedOrderNotice } from './saved-order-notice.tsx';

/** Longer ones are told by their beginning. */
const TITLE_SHOWN = 160;

/** Of several prompts the first one names the order. */
const firstOf = ({ mode, input, prompts: [prompt] = [] }: Order) =>
  prompt === undefined ? { mode, input } : { mode, input: { ...input, prompt } };

function tell(outcome: SubmitOutcome | null, i18n: I18n) {
  const words = outcome && outcomeWords(outcome, i18n.locale);
  if (words) toast(i18n._(words), { look: outcome.kind === 'accepted' ? 'success' : 'danger' });
}

/** Goes on with a request that was kept over the login, by itself or after a click. */
export function SavedOrderPanel() {
  const { i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const saved = useAtomValue(savedOrderAtom);
  const state = useAtomValue(savedOrderStateAtom);
  const run = useSetAtom(runSavedOrderAtom);
  const forget = useSetAtom(dropSavedOrderAtom);
  const titleOf = useAtomValue(titlesAtom);

  // Once for each login: the other two stay the same.
  useEffect(() => {
    if (isMember) void run('continuing').then((outcome) => tell(outcome, i18n));
  }, [isMember, run, i18n]);

  if (!isMember || !saved) return null;
  return (
    <SavedOrderNotice
      title={titleOf(firstOf(saved.pending), i18n).slice(0, TITLE_SHOWN)}
      others={(saved.pending.prompts?.length ?? 1) - 1}
      cost={saved.pending.cost}
      state={state}
      onCreate={() => void run('sending').then((outcome) => tell(outcome, i18n))}
      onForget={forget}
    />
  );
}
