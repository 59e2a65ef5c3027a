import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { RetryNotice } from '../notice/retry-notice.tsx';
import type { MoreView } from './more-view.ts';

export interface LoadMoreProps {
  more: MoreView;
  /** Names the button that reads on: "Show more". */
  label: string;
  /** Its name while the next page is on its way; without one it stays as it is. */
  loadingLabel?: string;
  /** Names the button that asks again: "Try again". */
  retryLabel: string;
  /** Stands at the end of the list. */
  end?: ReactNode;
  onMore: () => void;
}

/** Below a list that comes page by page: the way to the next page, or why it did not come. */
export function LoadMore({ more, label, loadingLabel = label, retryLabel, end = null, onMore }: LoadMoreProps) {
  if (more.state === 'end') return end;
  if (more.state === 'failed') {
    return (
      <RetryNotice retryLabel={retryLabel} onRetry={onMore}>
        {more.problem}
      </RetryNotice>
    );
  }
  const isLoading = more.state === 'loading';
  return (
    <div className="grid justify-items-center">
      <Button look="default" busy={isLoading} onClick={onMore}>
        {isLoading ? loadingLabel : label}
      </Button>
    </div>
  );
}
