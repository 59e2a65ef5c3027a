import { isMemberAtom } from '@kinora/auth';
import {
  clipsOf,
  dropSavedRequestAtom,
  offeredRequestAtom,
  titlesAtom,
  type UnsentRequest,
  type SubmitOutcome,
} from '@kinora/creations';
import { arrivalAtom, arrivalWords, noteArrivalAtom } from '@kinora/credits';
import { toast, useLazy } from '@kinora/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import { lazySavedRequest } from './lazy-saved-request.ts';
import { outcomeWords } from './outcome-messages.ts';
import { createContinuation, runSavedRequestAtom, savedRequestStateAtom } from './saved-request-atoms.ts';
import type { SavedRequestNoticeProps } from './saved-request-notice.tsx';

/** Longer ones are told by their beginning. */
const TITLE_SHOWN = 160;

/** Of several prompts the first one names the request. */
const firstOf = ({ mode, input, prompts: [prompt] = [] }: UnsentRequest) =>
  prompt === undefined ? { mode, input } : { mode, input: { ...input, prompt } };

function tell(outcome: SubmitOutcome | null, i18n: I18n) {
  const words = outcome && outcomeWords(outcome, i18n.locale);
  if (words) toast(i18n._(words), { look: outcome.kind === 'accepted' ? 'success' : 'danger' });
}

/** What was paid for, where it is why the kept request can go on: its button then has the focus. */
function useArrived(isRefused: boolean) {
  const { i18n } = useLingui();
  const arrival = useAtomValue(arrivalAtom);
  const isPaidFor = isRefused && arrival !== null;
  const createButton = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button || !isPaidFor) return undefined;
      // The dialog that closes gives the focus back to where it came from first.
      const timer = setTimeout(() => button.focus());
      return () => clearTimeout(timer);
    },
    [isPaidFor],
  );
  return { createButton, arrived: isPaidFor ? i18n._(arrivalWords(arrival)) : undefined };
}

function LazyNotice(props: SavedRequestNoticeProps) {
  const saved = useLazy(lazySavedRequest);
  return saved && <saved.SavedRequestNotice {...props} />;
}

/** Goes on with a request that was kept over a login or a purchase, by itself or after a click. */
export function SavedRequestPanel() {
  const { i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const saved = useAtomValue(offeredRequestAtom);
  const state = useAtomValue(savedRequestStateAtom);
  const run = useSetAtom(runSavedRequestAtom);
  const forget = useSetAtom(dropSavedRequestAtom);
  const titleOf = useAtomValue(titlesAtom);
  const noteArrival = useSetAtom(noteArrivalAtom);
  const { createButton, arrived } = useArrived(saved?.pending.refused === true);
  const [continuationAtom] = useState(() => createContinuation((outcome) => tell(outcome, i18n)));
  useAtomValue(continuationAtom);

  if (!isMember || !saved) return null;
  const create = async () => {
    const outcome = await run('sending');
    noteArrival(null);
    tell(outcome, i18n);
  };
  return (
    <LazyNotice
      title={titleOf(firstOf(saved.pending), i18n).slice(0, TITLE_SHOWN)}
      others={(saved.pending.prompts?.length ?? 1) - 1}
      clips={clipsOf(saved.pending)}
      arrived={arrived}
      cost={saved.pending.cost}
      isTrial={saved.pending.trial === true}
      state={state}
      createButton={createButton}
      onCreate={() => void create()}
      onForget={() => {
        noteArrival(null);
        forget();
      }}
    />
  );
}
