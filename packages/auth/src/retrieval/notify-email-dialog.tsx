import type { CodeAddress } from '@kinora/api-client';
import { Button, Choices, Dialog, EmailCard, Link } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';

export interface NotifyEmailDialogProps {
  /** The account's own address; empty where it has none. */
  account: string;
  /** The one for notifications, masked; empty where there is none, null while unknown. */
  notice: string | null;
  chosen: CodeAddress;
  /** The page of the support team; left out until it exists. */
  supportHref?: string | undefined;
  onChoose: (address: CodeAddress) => void;
  onClose: () => void;
}

function noticeNote(notice: string | null) {
  if (notice === null) return <Trans>Loading your notification email</Trans>;
  if (notice === '') return <Trans>Notification email, add one in the Member Center</Trans>;
  return <Trans>Notification email</Trans>;
}

/** Where the code should go. */
export function NotifyEmailDialog(props: NotifyEmailDialogProps) {
  const { account, notice, chosen, supportHref, onChoose, onClose } = props;
  const { t } = useLingui();
  const [wanted, setWanted] = useState(chosen);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(wanted);
  };
  const card = (value: CodeAddress, address: string | null) => ({
    name: 'address',
    value,
    checked: wanted === value,
    disabled: address === null || address === '',
    address: address ? <bdi>{address}</bdi> : t`Not set`,
    onChoose: () => setWanted(value),
  });
  return (
    <Dialog title={t`Where should the code go?`} closeLabel={t`Close`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4.5">
        <Choices legend={t`Address`} columns={1} busy={notice === null}>
          <EmailCard {...card('account', account)} note={<Trans>Account email</Trans>} />
          <EmailCard {...card('notice', notice)} note={noticeNote(notice)} />
        </Choices>
        <Button type="submit" size="large" wide disabled={(wanted === 'account' ? account : notice) === ''}>
          <Trans>Next</Trans>
        </Button>
      </form>
      {supportHref !== undefined && (
        <p className="text-center text-small text-muted">
          <Trans>
            Can’t access either?{' '}
            <Link href={supportHref} external>
              Ask the support team
            </Link>
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
