import type { LibraryItem } from '@kinora/contracts/library';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import type { Changes } from '../change/changes-panel.tsx';
import { lookAtom, moreAtom, placesAtom } from '../library-atoms.ts';
import { chooseAtom, chosenAtom } from '../selection-atoms.ts';
import { ClipCardPanel } from './clip-card-panel.tsx';
import { ClipGrid } from './clip-grid.tsx';

export interface GridPanelProps {
  changes: Changes;
  isTrash: boolean;
  onOpen: (item: LibraryItem) => void;
}

/** The cards of the library, connected: Space chooses, Enter plays, F likes, Delete throws away. */
export function GridPanel({ changes, isTrash, onOpen }: GridPanelProps) {
  const { t } = useLingui();
  const places = useAtomValue(placesAtom);
  const chosen = useAtomValue(chosenAtom);
  const look = useSetAtom(lookAtom);
  const choose = useSetAtom(chooseAtom);
  const loadMore = useSetAtom(moreAtom);
  const onEndNear = useCallback(() => void loadMore(), [loadMore]);
  const onSight = useCallback((first: number, end: number) => void look({ first, end }), [look]);
  const like = (item: LibraryItem) =>
    void changes.act({ ids: [item.id], act: item.favourite ? 'unfavourite' : 'favourite' });
  const keys: Readonly<Record<string, (item: LibraryItem) => void>> = {
    ' ': choose,
    Enter: onOpen,
    ...(isTrash ? {} : { f: like, Delete: ({ id }) => void changes.act({ ids: [id], act: 'trash' }) }),
  };
  const press = (key: string, item: LibraryItem) => {
    keys[key]?.(item);
    return keys[key] !== undefined;
  };
  return (
    <ClipGrid
      label={t`Clips`}
      places={places}
      onKey={press}
      onEndNear={onEndNear}
      onSight={onSight}
      renderCard={(item, cell) => (
        <ClipCardPanel
          key={item.id}
          item={item}
          cell={cell}
          isChosen={chosen.has(item)}
          isChoosing={chosen.count > 0}
          onOpen={() => onOpen(item)}
          onChoose={() => choose(item)}
          onFavourite={isTrash ? undefined : () => like(item)}
        />
      )}
    />
  );
}
