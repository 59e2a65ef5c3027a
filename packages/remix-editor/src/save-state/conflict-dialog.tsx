import { Button, Dialog, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ConflictDialogProps {
  name: string;
  /** What goes on; a press meanwhile is ignored. */
  task?: 'theirs' | 'copy' | undefined;
  /** Why the copy could not be made, in the reader's language. */
  problem?: string | undefined;
  onTheirs: () => void;
  onCopy: () => void;
  /** Goes on without a decision: everything stays in this browser. */
  onClose: () => void;
}

/** Asks what becomes of two versions of a project; neither is lost. */
export function ConflictDialog({ name, task, problem, onTheirs, onCopy, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`This project changed on another device`}
      closeLabel={t`Close`}
      lede={t`Another device saved “${name}” since you opened it. Your edits are saved in this browser.`}
      busy={task !== undefined}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {problem !== undefined && (
          <Notice look="danger" announce="alert">
            {problem}
          </Notice>
        )}
        <Button busy={task === 'copy'} disabled={task === 'theirs'} onClick={onCopy}>
          <Trans>Save mine as a copy</Trans>
        </Button>
        <Button look="default" busy={task === 'theirs'} disabled={task === 'copy'} onClick={onTheirs}>
          <Trans>Open theirs</Trans>
        </Button>
        <p className="text-small text-pretty text-muted">
          <Trans>If you open theirs, Redo brings your version back.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
