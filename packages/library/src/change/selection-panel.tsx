import { refreshWhileMounted } from '@kinora/api-client';
import { ZIP_CLIPS_MAX, type LibraryItem } from '@kinora/contracts/library';
import { titlesAtom } from '@kinora/creations';
import { ShareDialogPanel } from '@kinora/creations/share';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { libraryProblem } from '../failure-messages.ts';
import { filterAtom, libraryStateAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { chooseAllAtom, chooseNoneAtom, chosenAtom, countFindableAtom, findableAtom } from '../selection-atoms.ts';
import { canBeShared } from '../share/can-be-shared.ts';
import { changeShareAtom } from '../share/change-share-atom.ts';
import type { Changes } from './changes-panel.tsx';
import { chosenIdsAtom } from './found-atoms.ts';
import { SelectionBar } from './selection-bar.tsx';

export interface SelectionPanelProps {
  changes: Changes;
  onNewFolder: () => void;
}

const countingAtom = refreshWhileMounted([], countFindableAtom);

/** How many can be chosen, counted where they are not all here. */
const shownFindableAtom = atom((get) => {
  if (get(libraryStateAtom).more !== 'end') get(countingAtom);
  return get(findableAtom);
});

function useDownload({ download }: Changes) {
  const { t, i18n } = useLingui();
  const { count } = useAtomValue(chosenAtom);
  const readIds = useSetAtom(chosenIdsAtom);
  return async () => {
    if (count > ZIP_CLIPS_MAX) {
      const [asked, most] = [i18n.number(count), i18n.number(ZIP_CLIPS_MAX)];
      toast(t`One download holds ${most} clips. You selected ${asked}. Select fewer and download them in parts.`, {
        look: 'danger',
      });
      return;
    }
    const ids = await readIds();
    if (ids.ok) await download(ids.value);
    else toast(i18n._(libraryProblem(ids.failure)), { look: 'danger' });
  };
}

function ShareOne({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const { i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const change = useSetAtom(changeShareAtom);
  const { id, share } = item;
  return (
    <ShareDialogPanel
      {...{ id, onClose }}
      title={titleOf(item, i18n)}
      known={share}
      onChange={(link) => change({ id, share: link })}
    />
  );
}

function Bar({ changes, onNewFolder }: SelectionPanelProps) {
  const { i18n } = useLingui();
  const chosen = useAtomValue(chosenAtom);
  const filter = useAtomValue(filterAtom);
  const folders = useAtomValue(overviewAtom)?.folders ?? [];
  const of = useAtomValue(shownFindableAtom);
  const chooseAll = useSetAtom(chooseAllAtom);
  const chooseNone = useSetAtom(chooseNoneAtom);
  const download = useDownload(changes);
  const [shared, setShared] = useState<LibraryItem>();
  const { items, whole } = chosen;
  const [only] = items.length === 1 ? items.filter(canBeShared) : [];
  const areFavourites = whole ? filter.favourite === true : items.every(({ favourite }) => favourite);
  const act = (...wanted: Parameters<Changes['actOnChosen']>) => void changes.actOnChosen(...wanted);
  const leave = async (wanted: 'trash' | 'restore' | 'erase') => {
    await changes.actOnChosen({ act: wanted });
    chooseNone();
  };
  const all = async () => {
    const failure = await chooseAll();
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
  };
  return (
    <>
      <SelectionBar
        count={chosen.count}
        of={of}
        seen={changes.seen}
        areFavourites={areFavourites}
        isTrash={filter.shelf === 'trash'}
        isBusy={changes.isBusy}
        folders={folders}
        onAll={() => void all()}
        onNone={chooseNone}
        onFavourite={() => act({ act: areFavourites ? 'unfavourite' : 'favourite' })}
        onMove={(folder) => act({ act: 'move', ...(folder === undefined ? {} : { folder }) })}
        onNewFolder={onNewFolder}
        onTag={(tag) => act({ act: 'tag', tag: tag.trim() })}
        onDownload={() => void download()}
        onShare={only && (() => setShared(only))}
        onTrash={() => void leave('trash')}
        onRestore={() => void leave('restore')}
        onErase={() => void leave('erase')}
      />
      {shared && <ShareOne item={shared} onClose={() => setShared(undefined)} />}
    </>
  );
}

/** What can be done with those that are chosen, connected. */
export function SelectionPanel(props: SelectionPanelProps) {
  return useAtomValue(chosenAtom).count > 0 ? <Bar {...props} /> : null;
}
