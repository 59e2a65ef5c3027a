import { Button } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface DeleteQuestionProps {
  /** What the file is called. */
  name: string;
  isBusy: boolean;
  onDelete: () => void;
  onKeep: () => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks once more before an upload is gone. */
export function DeleteQuestion({ name, isBusy, onDelete, onKeep }: DeleteQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-small wrap-anywhere">
        <Trans>
          Delete <bdi>{name}</bdi> permanently? Clips made from it stay, and clips in progress can still use it.
        </Trans>
      </span>
      <span className="ms-auto flex flex-wrap gap-2">
        <Button look="danger" size="small" busy={isBusy} ref={takeFocus} onClick={onDelete}>
          <Trans>Delete permanently</Trans>
        </Button>
        <Button look="quiet" size="small" disabled={isBusy} onClick={onKeep}>
          <Trans>Keep</Trans>
        </Button>
      </span>
    </div>
  );
}
