import { Button, Dialog } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ConfirmMemberDialogProps {
  /** Masked. */
  email: string;
  /** The answer is under way. */
  busy: boolean;
  onContinue: () => void;
  onClose: () => void;
}

/** Whether to go on as the member of a link that this browser did not begin. */
export function ConfirmMemberDialog({ email, busy, onContinue, onClose }: ConfirmMemberDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={email === '' ? t`Continue as another member?` : t`Continue as ${email}?`}
      lede={t`A link opened this page to sign you in. If you didn’t start this, stay as you are.`}
      closeLabel={t`Close`}
      busy={busy}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Button size="large" wide busy={busy} onClick={onContinue}>
          <Trans>Continue</Trans>
        </Button>
        <Button look="quiet" size="large" wide disabled={busy} onClick={onClose}>
          <Trans>Stay signed in as I am</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
