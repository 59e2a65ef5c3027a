import type { LibraryItem } from '@kinora/contracts/library';
import type { ClipPages } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import { ChangesPanel } from '../change/changes-panel.tsx';
import type { Changes } from '../change/changes-panel.tsx';
import { SelectionPanel } from '../change/selection-panel.tsx';
import { libraryProblem } from '../failure-messages.ts';
import { FilterBar } from '../filter/filter-bar.tsx';
import { EVERYTHING, isNarrow, type LibraryFilter } from '../filter/library-address.ts';
import { FolderDialogPanel } from '../folders/folder-dialog-panel.tsx';
import { GridPanel } from '../grid/grid-panel.tsx';
import { itemsAtom, moreAtom, placesAtom, searchAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { PlayerPanel } from '../player/player-panel.tsx';
import { LibraryEmpty } from './library-empty.tsx';
import { LibraryView } from './library-view.tsx';
import { NotePanel } from './note-panel.tsx';
import { createShelf } from './shelf-atoms.ts';

export interface LibraryPanelProps {
  /** The same object as long as nothing else is looked for. */
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  /** Where the settings of clips are used. */
  pages: ClipPages;
  createHref: string;
}

const TRASH_DAYS = 30;

function useOpened() {
  const items = useAtomValue(itemsAtom);
  const [opened, setOpened] = useState<LibraryItem | null>(null);
  const item = opened && (items.find(({ id }) => id === opened.id) ?? opened);
  return { item, open: setOpened, close: () => setOpened(null) };
}

function Shelf({ filter, onFilter, pages, createHref, changes }: LibraryPanelProps & { changes: Changes }) {
  const { i18n } = useLingui();
  const { state, failure, more } = useAtomValue(useMemo(() => createShelf(filter), [filter]));
  const search = useSetAtom(searchAtom);
  const places = useAtomValue(placesAtom);
  const overview = useAtomValue(overviewAtom);
  const loadMore = useSetAtom(moreAtom);
  const player = useOpened();
  const [isNamingFolder, setNamingFolder] = useState(false);
  const trashDays = overview?.trashDays ?? TRASH_DAYS;
  const modelName = (model: string) => i18n._(modelWords(model));
  const clear = () => onFilter({ ...EVERYTHING, shelf: filter.shelf });
  return (
    <>
      <LibraryView
        state={state}
        more={more}
        problem={failure ? i18n._(libraryProblem(failure)) : undefined}
        count={places.length}
        filters={<FilterBar {...{ filter, overview, modelName, onFilter }} />}
        note={<NotePanel {...{ filter, onFilter, changes, trashDays }} />}
        grid={<GridPanel changes={changes} isTrash={filter.shelf === 'trash'} onOpen={player.open} />}
        empty={
          <LibraryEmpty
            shelf={filter.shelf}
            isNarrow={isNarrow(filter)}
            onClear={clear}
            {...{ trashDays, createHref }}
          />
        }
        selection={<SelectionPanel changes={changes} onNewFolder={() => setNamingFolder(true)} />}
        onReload={() => void search(filter)}
        onMore={() => void loadMore()}
      />
      {player.item && (
        <PlayerPanel item={player.item} pages={pages} changes={changes} onOpen={player.open} onClose={player.close} />
      )}
      {isNamingFolder && (
        <FolderDialogPanel
          onClose={() => setNamingFolder(false)}
          onDone={(folder) => {
            setNamingFolder(false);
            void changes.actOnChosen({ act: 'move', folder });
          }}
        />
      )}
    </>
  );
}

/** A member's library. */
export function LibraryPanel(props: LibraryPanelProps) {
  return <ChangesPanel>{(changes) => <Shelf {...props} changes={changes} />}</ChangesPanel>;
}
