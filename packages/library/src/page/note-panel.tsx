import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { removeFolderAtom } from '../change/change-atoms.ts';
import type { Changes } from '../change/changes-panel.tsx';
import { libraryProblem } from '../failure-messages.ts';
import type { LibraryFilter } from '../filter/library-address.ts';
import { FolderDialogPanel } from '../folders/folder-dialog-panel.tsx';
import { FolderNote } from '../folders/folder-note.tsx';
import { overviewAtom } from '../overview-atoms.ts';
import { TrashNote } from './trash-note.tsx';

export interface NotePanelProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  changes: Changes;
  trashDays: number;
}

/** What is said above the trash and above a folder. */
export function NotePanel({ filter, onFilter, changes, trashDays }: NotePanelProps) {
  const { i18n } = useLingui();
  const overview = useAtomValue(overviewAtom);
  const remove = useSetAtom(removeFolderAtom);
  const [isRenaming, setRenaming] = useState(false);
  if (filter.shelf === 'trash') {
    const count = overview?.counts.trash ?? 0;
    return (
      <TrashNote
        key={count}
        count={count}
        trashDays={trashDays}
        isBusy={changes.isBusy}
        onEmpty={() => void changes.emptyTrash()}
      />
    );
  }
  const folder = overview?.folders.find(({ id }) => id === filter.folder);
  if (!folder) return null;
  const takeAway = async () => {
    const failure = await remove(folder.id);
    const { folder: _gone, ...rest } = filter;
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    else onFilter(rest);
  };
  return (
    <>
      <FolderNote name={folder.name} onRename={() => setRenaming(true)} onRemove={() => void takeAway()} />
      {isRenaming && (
        <FolderDialogPanel folder={folder} onDone={() => setRenaming(false)} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
