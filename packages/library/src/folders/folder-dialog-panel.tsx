import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { createFolderAtom, renameFolderAtom } from '../change/change-atoms.ts';
import { libraryProblem } from '../failure-messages.ts';
import { FolderDialog } from './folder-dialog.tsx';

export interface FolderDialogPanelProps {
  /** The one that gets another name; without it a new one is made. */
  folder?: { readonly id: string; readonly name: string } | undefined;
  /** It is there: the id of a new one. */
  onDone: (id: string) => void;
  onClose: () => void;
}

/** Makes a folder or gives one another name. */
export function FolderDialogPanel({ folder, onDone, onClose }: FolderDialogPanelProps) {
  const { i18n } = useLingui();
  const create = useSetAtom(createFolderAtom);
  const rename = useSetAtom(renameFolderAtom);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (name: string) => {
    setBusy(true);
    const result = folder ? await rename({ id: folder.id, name }) : await create(name);
    setBusy(false);
    if (!result.ok) setProblem(i18n._(libraryProblem(result.failure)));
    else onDone(folder?.id ?? result.value?.id ?? '');
  };
  return (
    <FolderDialog
      name={folder?.name}
      problem={problem}
      isBusy={isBusy}
      onSave={(name) => void save(name)}
      onClose={onClose}
    />
  );
}
