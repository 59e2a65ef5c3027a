import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface RetryNoticeProps {
  /** Names the button: "Try again". */
  retryLabel: string;
  onRetry: () => void;
  /** What did not work, and what is safe. */
  children: ReactNode;
}

/** Something could not be had, and can be asked for again. */
export function RetryNotice({ retryLabel, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      look="danger"
      announce="alert"
      action={
        <Button look="default" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
