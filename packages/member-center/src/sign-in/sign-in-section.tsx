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
        <Trans>Send the mail again</Trans>
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
            A link was sent to <bdi className="font-bold text-strong">{email}</bdi>. Open it, and you log in with that
            address; until then with the one above.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <SendAgain {...sending} to="next" />
          <Button
            look="quiet"
            size="small"
            busy={busy === 'withdraw'}
            aria-label={t`Withdraw the change of the e-mail`}
            onClick={() => onLink('withdraw')}
          >
            <Trans>Withdraw</Trans>
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
      label={<Trans>E-mail</Trans>}
      tag={<Confirmed is={isEmailConfirmed} />}
      value={<bdi>{email}</bdi>}
      note={
        isEmailConfirmed ? undefined : (
          <Trans>Open the link in the mail we sent there, so that we know that it is yours.</Trans>
        )
      }
      footer={nextEmail === null ? undefined : <NextEmail {...sending} email={nextEmail} />}
      actions={
        <>
          {!isEmailConfirmed && <SendAgain {...sending} to="account" />}
          <Button
            id="change-email"
            look="default"
            size="small"
            aria-label={t`Change e-mail`}
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
      label={<Trans>Notification e-mail</Trans>}
      tag={isSet && <Confirmed is={isNoticeEmailConfirmed} />}
      value={isSet ? <bdi>{noticeEmail}</bdi> : <Trans>Not set</Trans>}
      note={
        isSet && !isNoticeEmailConfirmed ? (
          <Trans>Open the link in the mail we sent there. Codes go there once it is confirmed.</Trans>
        ) : (
          <Trans>A second address for codes, for when you cannot read the first.</Trans>
        )
      }
      actions={
        <>
          <Button
            look="default"
            size="small"
            aria-label={isSet ? t`Change notification e-mail` : t`Set a notification e-mail`}
            onClick={() => onTask('notice')}
          >
            {isSet ? <Trans>Change</Trans> : <Trans context="button">Set</Trans>}
          </Button>
          {isSet && (
            <Button
              look="quiet"
              size="small"
              aria-label={t`Remove notification e-mail`}
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
          <Trans>Changing it ends every other session.</Trans>
        ) : (
          <Trans>With one you can also log in without the sign-in you have connected.</Trans>
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
