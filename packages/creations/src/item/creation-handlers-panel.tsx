import type { Creation } from '@kinora/contracts/creations';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import {
  cancelCreationAtom,
  downloadCreationAtom,
  freshCreationAtom,
  moveCreationAtom,
  removeCreationAtom,
  retryCreationAtom,
} from '../creation-actions-atoms.ts';
import { submitWords } from '../submit-messages.ts';

interface Handlers {
  onCancel: (creation: Creation) => Promise<void>;
  onMakeNext: (creation: Creation) => Promise<void>;
  onRetry: (creation: Creation) => Promise<void>;
  onRemove: (creation: Creation) => Promise<void>;
  onDownload: (creation: Creation) => void;
  onExpired: (creation: Creation) => void;
}

export interface CreationHandlersPanelProps {
  /** Draws something with what can be done. */
  children: (handlers: Handlers) => ReactNode;
}

/** What can be done with creations, connected to the server; what does not work is said as a toast. */
export function CreationHandlersPanel({ children }: CreationHandlersPanelProps) {
  const { t, i18n } = useLingui();
  const cancel = useSetAtom(cancelCreationAtom);
  const move = useSetAtom(moveCreationAtom);
  const retry = useSetAtom(retryCreationAtom);
  const remove = useSetAtom(removeCreationAtom);
  const save = useSetAtom(downloadCreationAtom);
  const refresh = useSetAtom(freshCreationAtom);
  return children({
    onCancel: async (creation: Creation) => {
      if (await cancel(creation)) toast(t`The clip couldn’t be cancelled. Try again.`, { look: 'danger' });
    },
    onMakeNext: async (creation: Creation) => {
      if (await move(creation)) toast(t`The queue position couldn’t be changed. Try again.`, { look: 'danger' });
    },
    onRetry: async (creation: Creation) => {
      const failure = await retry(creation);
      if (failure) toast(i18n._(submitWords(failure, i18n.locale)), { look: 'danger' });
    },
    onRemove: async (creation: Creation) => {
      if (await remove(creation)) toast(t`The clip couldn’t be removed. Try again.`, { look: 'danger' });
    },
    onDownload: (creation: Creation) => void save(creation),
    onExpired: (creation: Creation) => void refresh(creation.id),
  });
}
