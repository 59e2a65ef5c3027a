import type { ReactNode } from 'react';

import { RetryNotice } from '../notice/retry-notice.tsx';
import type { AnswerView } from './answer-view.ts';

export interface AnswerProps<Value> {
  answer: AnswerView<Value>;
  /** What is on its way, for those who do not see the skeleton. */
  loadingLabel: string;
  /** Takes the place of the value until it is there. */
  skeleton: ReactNode;
  /** Names the button that asks again: "Try again". */
  retryLabel: string;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** An answer of the server: its skeleton while it is on its way, why it did not come, or what it is. */
export function Answer<Value>({
  answer,
  loadingLabel,
  skeleton,
  retryLabel,
  onRetry,
  children,
}: AnswerProps<Value>): ReactNode {
  if (answer.state === 'ready') return children(answer.value);
  if (answer.state === 'failed') {
    return (
      <RetryNotice retryLabel={retryLabel} onRetry={onRetry}>
        {answer.problem}
      </RetryNotice>
    );
  }
  return (
    <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <output className="sr-only">{loadingLabel}</output>
      {skeleton}
    </div>
  );
}
