import { Button, Empty, HistoryIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface HistoryGuestProps {
  onLogIn: () => void;
}

/** What a guest finds in the history: the way in. */
export function HistoryGuest({ onLogIn }: HistoryGuestProps) {
  const { t } = useLingui();
  return (
    <Empty
      heading="h2"
      icon={<HistoryIcon />}
      title={t`Log in to see your history`}
      action={
        <Button onClick={onLogIn}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>See what you created, how it went and what it cost.</Trans>
    </Empty>
  );
}
