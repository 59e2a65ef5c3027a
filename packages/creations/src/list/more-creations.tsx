import { Button, RetryNotice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { MoreState } from '../creations-atoms.ts';

export interface MoreCreationsProps {
  state: MoreState;
  onMore: () => void;
}

/** Below a list of creations: the way to the ones before, or that there are none. */
export function MoreCreations({ state, onMore }: MoreCreationsProps) {
  const { t } = useLingui();
  if (state === 'none') return null;
  if (state === 'failed') {
    return (
      <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
        <Trans>Your older clips couldn’t be loaded. They’re safe on the server.</Trans>
      </RetryNotice>
    );
  }
  return (
    <div className="grid justify-items-center">
      {state === 'end' ? (
        <output className="text-small text-muted">
          <Trans>That’s all your clips</Trans>
        </output>
      ) : (
        <Button look="default" busy={state === 'loading'} onClick={onMore}>
          {state === 'loading' ? <Trans>Loading more clips</Trans> : <Trans>Show more clips</Trans>}
        </Button>
      )}
    </div>
  );
}
