import type { SignedUp } from '@kinora/api-client';
import { Button, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { startRefusedMessage } from './start-messages.ts';

export interface AccountReadyProps {
  reason: NonNullable<SignedUp['startRefused']>;
  onContinue: () => void;
}

/** After a sign-up without start credits: why there are none, and what works all the same. */
export function AccountReady({ reason, onContinue }: AccountReadyProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-5">
      <Notice look="info">
        {i18n._(startRefusedMessage(reason))} <Trans>The live preview is always free.</Trans>
      </Notice>
      <Button size="large" wide onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}
