import { Button, Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import type { MoreState } from '../creations-atoms.ts';

export interface MoreCreationsProps {
  state: MoreState;
  onMore: () => void;
}

function Failed({ onMore }: Pick<MoreCreationsProps, 'onMore'>) {
  return (
    <Notice
      announce="alert"
      look="danger"
      action={
        <Button look="default" size="small" onClick={onMore}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The clips before these could not be loaded. They are safe on the server.</Trans>
    </Notice>
  );
}

/** Below a list of creations: the way to the ones before, or that there are none. */
export function MoreCreations({ state, onMore }: MoreCreationsProps) {
  if (state === 'none') return null;
  if (state === 'failed') return <Failed onMore={onMore} />;
  return (
    <div className="grid justify-items-center">
      {state === 'end' ? (
        <output className="text-small text-muted">
          <Trans>These are all your clips</Trans>
        </output>
      ) : (
        <Button look="default" busy={state === 'loading'} onClick={onMore}>
          {state === 'loading' ? <Trans>Loading more clips</Trans> : <Trans>Show more clips</Trans>}
        </Button>
      )}
    </div>
  );
}
