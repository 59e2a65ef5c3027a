import { unreachable } from '@kinora/contracts';
import { Button, ButtonLink, Empty, MailConfirmedIcon, MailFailedIcon, Spinner } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ConfirmViewProps {
  /** What has become of the link; `failed` says why, in the reader's language, and whether trying again may help. */
  is:
    | { readonly state: 'none' | 'working' }
    | { readonly state: 'done'; readonly purpose: 'account' | 'next' | 'notice'; readonly email: string }
    | { readonly state: 'failed'; readonly title: string; readonly text: string; readonly canRepeat: boolean };
  memberHref: string;
  onAgain: () => void;
}

function ToMemberCenter({ href, quiet = false }: { href: string; quiet?: boolean }) {
  return (
    <ButtonLink href={href} look={quiet ? 'default' : 'primary'}>
      <Trans>Go to Member Center</Trans>
    </ButtonLink>
  );
}

function DoneText({ purpose, email }: { purpose: 'account' | 'next' | 'notice'; email: string }): ReactNode {
  const address = <bdi className="font-bold wrap-anywhere text-strong">{email}</bdi>;
  switch (purpose) {
    case 'account':
      return <Trans>{address} is confirmed. You’re all set.</Trans>;
    case 'next':
      return <Trans>From now on, log in with {address}.</Trans>;
    case 'notice':
      return <Trans>Codes can now be sent to {address} too.</Trans>;
    default:
      return unreachable(purpose);
  }
}

function Content({ is, memberHref, onAgain }: ConfirmViewProps): ReactNode {
  const { t } = useLingui();
  switch (is.state) {
    case 'working':
      return (
        <Empty heading="h2" icon={<Spinner />} title={t`One moment`}>
          <Trans>We’re checking your link.</Trans>
        </Empty>
      );
    case 'none':
      return (
        <Empty
          heading="h2"
          icon={<MailFailedIcon />}
          title={t`This address has no link`}
          action={<ToMemberCenter href={memberHref} />}
        >
          <Trans>Open the link in the email we sent. You can request a new one in the Member Center.</Trans>
        </Empty>
      );
    case 'done':
      return (
        <Empty
          heading="h2"
          icon={<MailConfirmedIcon />}
          title={is.purpose === 'next' ? t`Email changed` : t`Email confirmed`}
          action={<ToMemberCenter href={memberHref} />}
        >
          <DoneText {...is} />
        </Empty>
      );
    case 'failed':
      return (
        <Empty
          heading="h2"
          icon={<MailFailedIcon />}
          title={is.title}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {is.canRepeat && (
                <Button onClick={onAgain}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              <ToMemberCenter href={memberHref} quiet={is.canRepeat} />
            </div>
          }
        >
          {is.text}
        </Empty>
      );
    default:
      return unreachable(is);
  }
}

/** What a link in a mail has done, or why it has not. */
export function ConfirmView(props: ConfirmViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1 className="type-display">
        <Trans>Confirm your email</Trans>
      </h1>
      <div aria-live="polite">
        <Content {...props} />
      </div>
    </div>
  );
}
