import type { Profile } from '@kinora/contracts/identity';
import { Button, Notice, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Pauses } from '../account-atoms.ts';
import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';

/** What can be asked for in a dialog of this section. */
export type SignInTask = 'email' | 'notice' | 'remove-notice' | 'password';

/** What can be done about a link that was mailed: send it to that address again, or take the next one back. */
export type LinkAction = 'account' | 'next' | 'withdraw';

export interface SignInSectionProps {
  profile: Pick<
    Profile,
    'email' | 'hasPassword' | 'isEmailConfirmed' | 'isNoticeEmailConfirmed' | 'nextEmail' | 'noticeEmail'
  >;
  /** Seconds until the link can be sent again; 0 when it can. */
  pauses: Pauses;
  /** What is in flight. */
  busy: LinkAction | null;
  onLink: (action: LinkAction) => void;
  onTask: (task: SignInTask) => void;
}

function Confirmed({ is }: { is: boolean }) {
  return is ? (
    <Tag look="success">
      <Trans>Confirmed</Trans>
    </Tag>
  ) : (
    <Tag look="lamp">
      <Trans>Not confirmed</Trans>
    </Tag>
  );
}

interface SendAgainProps extends Pick<SignInSectionProps, 'pauses' | 'busy' | 'onLink'> {
  to: 'account' | 'next';
}

function SendAgain({ to, pauses, busy, onLink }: SendAgainProps) {
  const { [to]: pause } = pauses;
  return (
    <Button look="soft" size="small" busy={busy === to} disabled={pause > 0} onClick={() => onLink(to)}>
      {pause > 0 ? (
        <span className="tabular-nums">
          <Trans>Send again in {pause} s</Trans>
        </span>
      ) : (
        <Trans>Resend email</Trans>
      )}
    </Button>
  );
}

interface NextEmailProps extends Omit<SendAgainProps, 'to'> {
  email: string;
}

function NextEmail({ email, ...sending }: NextEmailProps) {
  const { busy, onLink } = sending;
  const { t } = useLingui();
  return (
    <Notice look="info">
      <div className="grid gap-2.5">
        <p>
          <Trans>
            We sent a link to <bdi className="font-bold text-strong">{email}</bdi>. Once you open it, log in with that
            address. Until then, use the one above.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <SendAgain {...sending} to="next" />
          <Button
            look="quiet"
            size="small"
            busy={busy === 'withdraw'}
            aria-label={t`Cancel change: email`}
            onClick={() => onLink('withdraw')}
          >
            <Trans>Cancel change</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function EmailRow({ profile, onTask, ...sending }: SignInSectionProps) {
  const { t } = useLingui();
  const { email, isEmailConfirmed, nextEmail } = profile;
  return (
    <SettingRow
      label={<Trans>Email</Trans>}
      tag={<Confirmed is={isEmailConfirmed} />}
      value={<bdi>{email}</bdi>}
      note={isEmailConfirmed ? undefined : <Trans>Open the link in the email we sent, so we know it’s yours.</Trans>}
      footer={nextEmail === null ? undefined : <NextEmail {...sending} email={nextEmail} />}
      actions={
        <>
          {!isEmailConfirmed && <SendAgain {...sending} to="account" />}
          <Button
            id="change-email"
            look="default"
            size="small"
            aria-label={t`Change email`}
            onClick={() => onTask('email')}
          >
            <Trans>Change</Trans>
          </Button>
        </>
      }
    />
  );
}

function NoticeRow({ profile, onTask }: Pick<SignInSectionProps, 'profile' | 'onTask'>) {
  const { t } = useLingui();
  const { noticeEmail, isNoticeEmailConfirmed } = profile;
  const isSet = noticeEmail !== null;
  return (
    <SettingRow
      label={<Trans>Notification email</Trans>}
      tag={isSet && <Confirmed is={isNoticeEmailConfirmed} />}
      value={isSet ? <bdi>{noticeEmail}</bdi> : <Trans>Not set</Trans>}
      note={
        isSet && !isNoticeEmailConfirmed ? (
          <Trans>Open the link in the email we sent. Codes go there once it’s confirmed.</Trans>
        ) : (
          <Trans>A second address for codes, in case you can’t access the first.</Trans>
        )
      }
      actions={
        <>
          <Button
            look="default"
            size="small"
            aria-label={isSet ? t`Change notification email` : t`Set a notification email`}
            onClick={() => onTask('notice')}
          >
            {isSet ? <Trans>Change</Trans> : <Trans context="button">Set</Trans>}
          </Button>
          {isSet && (
            <Button
              look="quiet"
              size="small"
              aria-label={t`Remove notification email`}
              onClick={() => onTask('remove-notice')}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

function PasswordRow({ profile, onTask }: Pick<SignInSectionProps, 'profile' | 'onTask'>) {
  const { t } = useLingui();
  const { hasPassword } = profile;
  return (
    <SettingRow
      label={<Trans>Password</Trans>}
      value={hasPassword ? <Trans context="state of a password">Set</Trans> : <Trans>Not set</Trans>}
      note={
        hasPassword ? (
          <Trans>Changing it ends all other sessions.</Trans>
        ) : (
          <Trans>A password lets you log in without your connected sign-in.</Trans>
        )
      }
      actions={
        <Button
          look="default"
          size="small"
          aria-label={hasPassword ? t`Change password` : t`Set a password`}
          onClick={() => onTask('password')}
        >
          {hasPassword ? <Trans>Change</Trans> : <Trans context="button">Set</Trans>}
        </Button>
      }
    />
  );
}

/** What one signs in with, and where mails go. */
export function SignInSection(props: SignInSectionProps) {
  const { t } = useLingui();
  return (
    <MemberSection id="sign-in" title={t`Sign-in`}>
      <div>
        <EmailRow {...props} />
        <NoticeRow {...props} />
        <PasswordRow {...props} />
      </div>
    </MemberSection>
  );
}
