import { Button, FolderIcon, Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface FolderNoteProps {
  name: string;
  onRename: () => void;
  onRemove: () => void;
}

/** Above what lies in a folder: what can be done with the folder itself. */
export function FolderNote({ name, onRename, onRemove }: FolderNoteProps) {
  return (
    <Notice
      icon={<FolderIcon />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button look="default" size="small" onClick={onRename}>
            <Trans>Rename</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={onRemove}>
            <Trans>Remove folder</Trans>
          </Button>
        </div>
      }
    >
      <bdi>{name}</bdi> <Trans>Clips stay in your library when you remove their folder.</Trans>
    </Notice>
  );
}
