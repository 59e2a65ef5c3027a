import { ZIP_CLIPS_MAX, type LibraryItem } from '@kinora/contracts/library';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { filterAtom, itemsAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { chooseAllAtom, chosenAtom } from '../selection-atoms.ts';
import { canBeShared } from '../share/can-be-shared.ts';
import { ShareDialogPanel } from '../share/share-dialog-panel.tsx';
import type { Changes } from './changes-panel.tsx';
import { SelectionBar } from './selection-bar.tsx';

export interface SelectionPanelProps {
  changes: Changes;
  onNewFolder: () => void;
}

/** What can be done with those that are chosen, connected. */
export function SelectionPanel({ changes, onNewFolder }: SelectionPanelProps) {
  const { t } = useLingui();
  const ids = useAtomValue(chosenAtom);
  const items = useAtomValue(itemsAtom);
  const isTrash = useAtomValue(filterAtom).shelf === 'trash';
  const folders = useAtomValue(overviewAtom)?.folders ?? [];
  const chooseAll = useSetAtom(chooseAllAtom);
  const [shared, setShared] = useState<LibraryItem>();
  if (ids.length === 0) return null;
  const areFavourites = items.every(({ id, favourite }) => favourite || !ids.includes(id));
  const leave = async (act: 'trash' | 'restore' | 'erase') => {
    await changes.act({ ids, act });
    chooseAll(false);
  };
  const download = () => {
    if (ids.length > ZIP_CLIPS_MAX) toast(t`One file holds ${ZIP_CLIPS_MAX} clips. Select fewer.`, { look: 'danger' });
    else void changes.download(ids);
  };
  const [only] = items.filter(({ id }) => ids.includes(id));
  const isOne = ids.length === 1 && only !== undefined && canBeShared(only);
  return (
    <>
      <SelectionBar
        count={ids.length}
        of={items.length}
        areFavourites={areFavourites}
        isTrash={isTrash}
        isBusy={changes.isBusy}
        folders={folders}
        onAll={() => chooseAll(true)}
        onNone={() => chooseAll(false)}
        onFavourite={() => void changes.act({ ids, act: areFavourites ? 'unfavourite' : 'favourite' })}
        onMove={(folder) => void changes.act({ ids, act: 'move', ...(folder === undefined ? {} : { folder }) })}
        onNewFolder={onNewFolder}
        onTag={(tag) => void changes.act({ ids, act: 'tag', tag: tag.trim() })}
        onDownload={download}
        onShare={isOne ? () => setShared(only) : undefined}
        onTrash={() => void leave('trash')}
        onRestore={() => void leave('restore')}
        onErase={() => void leave('erase')}
      />
      {shared && <ShareDialogPanel item={shared} onClose={() => setShared(undefined)} />}
    </>
  );
}
