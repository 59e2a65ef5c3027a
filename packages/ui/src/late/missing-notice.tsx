import { useSyncExternalStore, type ReactNode } from 'react';

import { TextButton } from '../link/text-button.tsx';
import { Notice } from '../notice/notice.tsx';
import { isSomethingMissing, subscribeToLate } from './late.ts';

export interface MissingNoticeProps {
  /** Names the button that loads the page anew. */
  reload: string;
  onReload: () => void;
  /** What happened, and that nothing is lost. */
  children: ReactNode;
}

/** Stands once in the page, at its lower edge, when a late part of it could not be loaded. */
export function MissingNotice({ reload, onReload, children }: MissingNoticeProps) {
  if (!useSyncExternalStore(subscribeToLate, isSomethingMissing, isSomethingMissing)) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-message mx-auto max-w-message rounded-inner shadow-e3">
      <Notice announce="alert" action={<TextButton onClick={onReload}>{reload}</TextButton>}>
        {children}
      </Notice>
    </div>
  );
}
