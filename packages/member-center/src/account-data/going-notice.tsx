import { Button, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface GoingNoticeProps {
  /** When the account goes, epoch milliseconds. */
  deletionAt: number;
  isBusy: boolean;
  onKeep: () => void;
}

/** Above everything else: the account goes, and how to keep it. */
export function GoingNotice({ deletionAt, isBusy, onKeep }: GoingNoticeProps) {
  const { i18n } = useLingui();
  const day = i18n.date(new Date(deletionAt), { dateStyle: 'long' });
  return (
    <div id="going" tabIndex={-1} className="scroll-mt-24 rounded-inner focus:outline-none">
      <Notice look="danger" announce="status">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5">
          <p className="min-w-0 flex-1 basis-60">
            <strong className="text-strong">
              <Trans>Your account will be deleted on {day}.</Trans>
            </strong>{' '}
            <Trans>Clips, uploads and credits will be deleted too. Until then, everything works as usual.</Trans>
          </p>
          <span className="nav:-my-1.5">
            <Button look="light" size="small" busy={isBusy} onClick={onKeep}>
              <Trans context="account">Keep account</Trans>
            </Button>
          </span>
        </div>
      </Notice>
    </div>
  );
}
