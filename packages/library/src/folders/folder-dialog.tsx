import { FOLDER_NAME_MAX } from '@kinora/contracts/library';
import { Button, Dialog, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';

export interface FolderDialogProps {
  /** The name it has; without one it is a new folder. */
  name?: string | undefined;
  problem?: string | undefined;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what a folder is called. */
export function FolderDialog({ name: before, problem, isBusy, onSave, onClose }: FolderDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(before ?? '');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isBusy) onSave(name);
  };
  return (
    <Dialog
      title={before === undefined ? t`New folder` : t`Rename folder`}
      closeLabel={t`Close`}
      busy={isBusy}
      onClose={onClose}
    >
      <form onSubmit={save} className="grid gap-4" noValidate>
        <TextField
          label={t`Name`}
          maxLength={FOLDER_NAME_MAX}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} disabled={name.trim() === ''}>
          {before === undefined ? <Trans>Create folder</Trans> : <Trans>Rename</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
