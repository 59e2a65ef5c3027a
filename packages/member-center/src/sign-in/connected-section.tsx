import type { Profile, SignInLink } from '@kinora/contracts/identity';
import { Button, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';
import type { ConnectNews } from './connect-messages.ts';

export interface ConnectedSectionProps {
  signIns: Profile['signIns'];
  hasPassword: boolean;
  /** What came of connecting one just now. */
  news?: ConnectNews | undefined;
  /** Left out where the server offers none. */
  onConnect?: (() => void) | undefined;
  onUnlink: (signIn: SignInLink) => void;
}

/** A name that is the same in every language. */
const PROVIDERS = { google: 'Google' } as const;

function ConnectedRow({
  signIn,
  isOnlyWay,
  onUnlink,
}: {
  signIn: SignInLink;
  isOnlyWay: boolean;
  onUnlink: () => void;
}) {
  const { i18n } = useLingui();
  const name = PROVIDERS[signIn.provider];
  const day = i18n.date(new Date(signIn.linkedAt), { dateStyle: 'long' });
  return (
    <SettingRow
      label={name}
      value={<bdi>{signIn.email}</bdi>}
      note={
        <>
          <p>
            <Trans>Connected on {day}.</Trans>
          </p>
          {isOnlyWay && (
            <p id={`only-${signIn.provider}`}>
              <Trans>It’s your only sign-in. Set a password before you disconnect it.</Trans>
            </p>
          )}
        </>
      }
      actions={
        <Button
          look="default"
          size="small"
          disabled={isOnlyWay}
          aria-describedby={isOnlyWay ? `only-${signIn.provider}` : undefined}
          onClick={onUnlink}
        >
          <Trans>Disconnect {name}</Trans>
        </Button>
      }
    />
  );
}

function NoneYet({ onConnect }: Pick<ConnectedSectionProps, 'onConnect'>) {
  const { google } = PROVIDERS;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-pretty text-muted">
        <Trans>None. Connect one to log in without your password.</Trans>
      </p>
      {onConnect && (
        <Button look="default" size="small" onClick={onConnect}>
          <Trans>Connect {google}</Trans>
        </Button>
      )}
    </div>
  );
}

/** Other providers one can sign in with. */
export function ConnectedSection({ signIns, hasPassword, news, onConnect, onUnlink }: ConnectedSectionProps) {
  const { i18n, t } = useLingui();
  const isOnlyWay = !hasPassword && signIns.length === 1;
  return (
    <MemberSection id="connected" title={t`Connected sign-ins`}>
      {news && (
        <Notice look={news.look} announce={news.look === 'danger' ? 'alert' : 'status'}>
          {i18n._(news.message)}
        </Notice>
      )}
      {signIns.length === 0 ? (
        <NoneYet onConnect={onConnect} />
      ) : (
        <div>
          {signIns.map((signIn) => (
            <ConnectedRow
              key={`${signIn.provider} ${signIn.email}`}
              {...{ signIn, isOnlyWay }}
              onUnlink={() => onUnlink(signIn)}
            />
          ))}
        </div>
      )}
    </MemberSection>
  );
}
