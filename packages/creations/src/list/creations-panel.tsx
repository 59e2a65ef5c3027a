import type { Creation } from '@kinora/contracts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import {
  cancelCreationAtom,
  downloadCreationAtom,
  freshCreationAtom,
  removeCreationAtom,
  retryCreationAtom,
  tasksAtom,
} from '../creation-actions-atoms.ts';
import { listStateAtom, loadCreationsAtom } from '../creations-atoms.ts';
import { titlesAtom } from '../effect/titles-atoms.ts';
import { liveCreationsAtom } from '../live-creations-atoms.ts';
import { submitWords } from '../submit-words.ts';
import { CreationListView } from './creation-list-view.tsx';

export interface CreationsPanelProps {
  /** Names the list: "Today". */
  label: string;
  /** Which of them to show. */
  creations: readonly Creation[];
  /** Puts a clip's settings into the form of this page. */
  onUseSettings: (creation: Creation) => void;
  /** Where a clip's settings are used instead; null where this page does it. */
  settingsHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** A picture of what is being made. */
  renderSketch?: (creation: Creation) => ReactNode;
}

/** What can be done with creations, connected to the server; what does not work is said as a toast. */
function useHandlers() {
  const { t, i18n } = useLingui();
  const cancel = useSetAtom(cancelCreationAtom);
  const retry = useSetAtom(retryCreationAtom);
  const remove = useSetAtom(removeCreationAtom);
  const save = useSetAtom(downloadCreationAtom);
  const refresh = useSetAtom(freshCreationAtom);
  return {
    onCancel: async (creation: Creation) => {
      if (await cancel(creation)) toast(t`It could not be cancelled. Try again.`, { look: 'danger' });
    },
    onRetry: async (creation: Creation) => {
      const failure = await retry(creation);
      if (failure) toast(i18n._(submitWords(failure, i18n.locale)), { look: 'danger' });
    },
    onRemove: async (creation: Creation) => {
      if (await remove(creation)) toast(t`It could not be removed. Try again.`, { look: 'danger' });
    },
    onDownload: (creation: Creation) => void save(creation),
    onExpired: (creation: Creation) => void refresh(creation.id),
  };
}

/** Creations that stay up to date as long as they are shown. */
export function CreationsPanel({ label, creations, ...rest }: CreationsPanelProps) {
  const state = useAtomValue(listStateAtom);
  const tasks = useAtomValue(tasksAtom);
  const load = useSetAtom(loadCreationsAtom);
  const handlers = useHandlers();
  const { i18n } = useLingui();
  const title = useAtomValue(titlesAtom);
  // Showing it keeps the stream open.
  useAtomValue(liveCreationsAtom);
  useEffect(() => void load(), [load]);
  return (
    <CreationListView
      label={label}
      state={state}
      creations={creations}
      tasks={tasks}
      titleOf={(creation) => title(creation, i18n)}
      onReload={() => void load()}
      {...rest}
      {...handlers}
    />
  );
}
