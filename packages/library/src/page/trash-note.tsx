import { Button, Notice } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';

export interface TrashNoteProps {
  count: number;
  trashDays: number;
  isBusy: boolean;
  onEmpty: () => void;
}

/** Above the trash: how long it keeps what is there, and the way to empty it, which asks once more. */
export function TrashNote({ count, trashDays, isBusy, onEmpty }: TrashNoteProps) {
  const [asks, setAsks] = useState(false);
  const action = asks ? (
    <div className="flex flex-wrap gap-2">
      <Button look="danger" size="small" busy={isBusy} onClick={onEmpty}>
        <Plural value={count} one="Delete # clip permanently" other="Delete # clips permanently" />
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsks(false)}>
        <Trans>Keep</Trans>
      </Button>
    </div>
  ) : (
    <Button look="default" size="small" disabled={count === 0} onClick={() => setAsks(true)}>
      <Trans>Empty trash</Trans>
    </Button>
  );
  return (
    <Notice action={action}>
      <Plural
        value={trashDays}
        one="Clips stay here for # day, then their files are deleted. Receipts and credits don’t change."
        other="Clips stay here for # days, then their files are deleted. Receipts and credits don’t change."
      />
    </Notice>
  );
}
