import type { Profile, SignInLink } from '@kinora/contracts';
import { Button } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../page/member-section.tsx';
import { SettingRow } from '../page/setting-row.tsx';

export interface ConnectedSectionProps {
  signIns: Profile['signIns'];
  hasPassword: boolean;
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
              <Trans>It is your only way in: set a password before you disconnect it.</Trans>
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

/** Other providers one can sign in with. */
export function ConnectedSection({ signIns, hasPassword, onUnlink }: ConnectedSectionProps) {
  const { t } = useLingui();
  const isOnlyWay = !hasPassword && signIns.length === 1;
  return (
    <MemberSection id="connected" title={t`Connected sign-ins`}>
      {signIns.length === 0 ? (
        <p className="text-small text-pretty text-muted">
          <Trans>None. Choose “Continue with Google” the next time you log in, and it is connected here.</Trans>
        </p>
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
