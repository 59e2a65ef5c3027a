import { PROJECT_NAME_MAX } from '@kinora/contracts/projects';
import { Button, Dialog, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';

export interface RenameDialogProps {
  /** The name it has. */
  name: string;
  problem?: string | undefined;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what a project is called from now on. */
export function RenameDialog({ name: before, problem, isBusy, onSave, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  const isEmpty = name.trim() === '';
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty && !isBusy) onSave(name);
  };
  return (
    <Dialog title={t`Rename project`} closeLabel={t`Close`} busy={isBusy} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4" noValidate>
        <TextField
          label={t`Name`}
          maxLength={PROJECT_NAME_MAX}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} disabled={isEmpty}>
          <Trans>Rename</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
