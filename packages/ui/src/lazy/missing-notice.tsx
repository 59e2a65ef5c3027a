import { useSyncExternalStore, type ReactNode } from 'react';

import { TextButton } from '../link/text-button.tsx';
import { Notice } from '../notice/notice.tsx';
import { isSomethingMissing, subscribeToLazy } from './lazy.ts';

/** Nothing is missing in a page that was drawn ahead. */
const nothing = () => false;

export interface MissingNoticeProps {
  /** Names the button that reloads the page. */
  reload: string;
  onReload: () => void;
  /** What happened, and that nothing is lost. */
  children: ReactNode;
}

/** Stands once in the page, at its lower edge, when a lazy part of it could not be loaded. */
export function MissingNotice({ reload, onReload, children }: MissingNoticeProps) {
  if (!useSyncExternalStore(subscribeToLazy, isSomethingMissing, nothing)) return null;
  return (
    <div data-missing-notice>
      <Notice announce="alert" action={<TextButton onClick={onReload}>{reload}</TextButton>}>
        {children}
      </Notice>
    </div>
  );
}
