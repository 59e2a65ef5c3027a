import { LoadMore } from '@kinora/ui';
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
  const problem = t`The clips before these couldn’t be loaded. They’re safe on the server.`;
  return (
    <LoadMore
      more={state === 'failed' ? { state, problem } : { state }}
      label={t`Show more clips`}
      loadingLabel={t`Loading more clips`}
      retryLabel={t`Try again`}
      end={
        <output className="justify-self-center text-small text-muted">
          <Trans>That’s all your clips</Trans>
        </output>
      }
      onMore={onMore}
    />
  );
}
