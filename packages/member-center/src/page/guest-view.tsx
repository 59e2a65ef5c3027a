import { Button, Empty, Notice, UserIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConnectNews } from '../sign-in/connect-messages.ts';

export interface GuestViewProps {
  /** What somebody who was logged out on the way has to know. */
  news?: ConnectNews | undefined;
  onLogIn: () => void;
}

/** What a guest finds in the member center: the way in. */
export function GuestView({ news, onLogIn }: GuestViewProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1 className="type-display">
        <Trans>Member Center</Trans>
      </h1>
      {news && (
        <Notice look={news.look} announce="alert">
          {i18n._(news.message)}
        </Notice>
      )}
      <Empty
        heading="h2"
        icon={<UserIcon />}
        title={t`Log in to see your account`}
        action={
          <Button onClick={onLogIn}>
            <Trans>Log in</Trans>
          </Button>
        }
      >
        <Trans>Your profile, sign-in, sessions and everything we store for you.</Trans>
      </Empty>
    </div>
  );
}
