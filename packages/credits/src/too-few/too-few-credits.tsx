import { Notice, TextButton } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

import type { Shortage } from '../shortage.ts';

export interface TooFewCreditsProps {
  shortage: Shortage;
  /** The member's address, for the command that an operator runs; missing where there are plans to buy. */
  email?: string | undefined;
  /** Opens the prices, where there are plans to buy. */
  onSeePlans?: (() => void) | undefined;
}

/** Says how much is missing, that nothing was charged, and what to do next. */
export function TooFewCredits({ shortage: { balance, cost, missing }, email, onSeePlans }: TooFewCreditsProps) {
  return (
    <Notice
      look="danger"
      announce="alert"
      action={
        onSeePlans && (
          <TextButton onClick={onSeePlans}>
            <Trans>See plans</Trans>
          </TextButton>
        )
      }
    >
      <p>
        <Trans>
          You have {balance}. This needs {cost}, so you’re {missing} short. Nothing was charged.
        </Trans>
      </p>
      {email !== undefined && (
        <p>
          <Plural
            value={missing}
            one="This server doesn’t sell plans. Its operator can add the credit:"
            other="This server doesn’t sell plans. Its operator can add the credits:"
          />{' '}
          <code>
            npm run kinora -- member grant <bdi>{email}</bdi> {missing}
          </code>
        </p>
      )}
    </Notice>
  );
}
