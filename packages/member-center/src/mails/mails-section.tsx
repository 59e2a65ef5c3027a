import type { Profile } from '@kinora/contracts/identity';
import { Switch } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';

export interface MailsSectionProps {
  profile: Pick<Profile, 'email' | 'isEmailConfirmed' | 'mailsLongClips'>;
  onSwitch: (isOn: boolean) => void;
}

function Note({ profile: { email, isEmailConfirmed, mailsLongClips } }: Pick<MailsSectionProps, 'profile'>) {
  if (!isEmailConfirmed) {
    return <Trans>Confirm your email first. We don’t email unconfirmed addresses.</Trans>;
  }
  if (!mailsLongClips) {
    return <Trans>Off. You won’t get emails about your clips.</Trans>;
  }
  return (
    <Trans>
      To <bdi>{email}</bdi>, one email per batch, if it took longer than 5 minutes and you weren’t in the studio.
    </Trans>
  );
}

/** Which mails a member wants; those about the account and its money always come. */
export function MailsSection({ profile, onSwitch }: MailsSectionProps) {
  const { t } = useLingui();
  return (
    <MemberSection id="mails" title={t`Email notifications`}>
      <div className="grid gap-1.5">
        <Switch
          label={<Trans>Email me when a long clip is ready</Trans>}
          checked={profile.mailsLongClips && profile.isEmailConfirmed}
          disabled={!profile.isEmailConfirmed}
          aria-describedby="mails-note"
          onSwitch={onSwitch}
        />
        <p id="mails-note" className="text-small text-pretty wrap-anywhere text-muted">
          <Note profile={profile} />
        </p>
      </div>
    </MemberSection>
  );
}
