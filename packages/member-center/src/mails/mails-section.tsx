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
    return <Trans>Confirm your e-mail first: nothing is mailed to an address that may be somebody else’s.</Trans>;
  }
  if (!mailsLongClips) {
    return <Trans>Off: you are not mailed about your clips.</Trans>;
  }
  return (
    <Trans>
      To <bdi>{email}</bdi>, once for all clips you asked for together, when they took longer than 5 minutes and the
      studio was not open.
    </Trans>
  );
}

/** Which mails a member wants; those about the account and its money always come. */
export function MailsSection({ profile, onSwitch }: MailsSectionProps) {
  const { t } = useLingui();
  return (
    <MemberSection id="mails" title={t`Mails`}>
      <div className="grid gap-1.5">
        <Switch
          label={<Trans>Mail me when a long one is ready</Trans>}
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
