import { download } from '@kinora/browser';
import { pageKindOf } from '@kinora/contracts/catalogue';
import type { LibraryItem } from '@kinora/contracts/library';
import { draftAtom, pageKindAtom } from '@kinora/creating';
import { fileNameOf, titlesAtom } from '@kinora/creations';
import { editHref, settingsHref, videoHref, type ClipPages } from '@kinora/creations/links';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';

import type { Changes } from '../change/changes-panel.tsx';
import { freshItemAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { canBeShared } from '../share/can-be-shared.ts';
import { SharePanel } from '../share/share-panel.tsx';
import { ClipLineage } from './clip-lineage.tsx';
import { EndingPanel } from './ending-panel.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { noRelatives, readRelativesAtom } from './relatives-atoms.ts';
import { settingsDiff, type Difference } from './settings-diff.ts';

export interface PlayerPanelProps {
  item: LibraryItem;
  pages: ClipPages;
  changes: Changes;
  onOpen: (clip: LibraryItem) => void;
  onClose: () => void;
}

function useRelatives(item: LibraryItem) {
  const read = useSetAtom(readRelativesAtom);
  const [known, setKnown] = useState(noRelatives(item.id));
  useEffect(() => {
    let isGone = false;
    const bring = async () => {
      const found = await read(noRelatives(item.id));
      if (!isGone) setKnown(found);
    };
    void bring();
    return () => {
      isGone = true;
    };
  }, [item.id, read]);
  const more = async () => {
    const found = await read(known);
    setKnown((now) => (now.of === found.of ? found : now));
  };
  return { relatives: known.of === item.id ? known : noRelatives(item.id), more };
}

function LineagePanel({ item, onOpen }: Pick<PlayerPanelProps, 'item' | 'onOpen'>) {
  const { i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const { relatives, more } = useRelatives(item);
  const named = (clip: LibraryItem) => ({ id: clip.id, title: titleOf(clip, i18n) });
  const { ancestors, made, next } = relatives;
  return (
    <ClipLineage
      ancestors={ancestors.map(named)}
      made={made.map(named)}
      hasMore={next !== null}
      onMore={() => void more()}
      onOpen={(id) => {
        const clip = [...ancestors, ...made].find((one) => one.id === id);
        if (clip) onOpen(clip);
      }}
    />
  );
}

/** What a clip's settings would replace in the form that takes them; effects keep no draft. */
function useDifferences(item: LibraryItem): readonly Difference[] {
  const kind = item.mode === 'edit' ? null : pageKindOf(item.mode);
  const [open, turnTo] = useAtom(pageKindAtom);
  const draft = useAtomValue(draftAtom);
  useLayoutEffect(() => {
    if (kind !== null) turnTo(kind);
  }, [kind, turnTo]);
  return open === kind && item.mode !== 'effect' ? settingsDiff(draft, item) : [];
}

/** The player over the library, connected. */
export function PlayerPanel({ item, pages, changes, onOpen, onClose }: PlayerPanelProps) {
  const { i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const folders = useAtomValue(overviewAtom)?.folders ?? [];
  const differences = useDifferences(item);
  const refresh = useSetAtom(freshItemAtom);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (!item.result) return;
    setBusy(true);
    await download({ url: item.result.url, fileName: fileNameOf(item) });
    setBusy(false);
  };
  const href = settingsHref(item, pages);
  const trash = async () => {
    const gone = await changes.act({ ids: [item.id], act: 'trash' });
    if (gone.length > 0) onClose();
  };
  return (
    <PlayerDialog
      item={item}
      title={titleOf(item, i18n)}
      folder={folders.find(({ id }) => id === item.folder)?.name}
      lineage={<LineagePanel item={item} onOpen={onOpen} />}
      sharing={canBeShared(item) ? <SharePanel key={item.id} item={item} /> : undefined}
      ending={<EndingPanel item={item} href={href} />}
      settingsHref={href}
      videoHref={videoHref(item, pages)}
      editHref={editHref(item, pages)}
      differences={differences}
      isBusy={isBusy}
      onExpired={({ id }) => void refresh(id)}
      onFavourite={() => void changes.act({ ids: [item.id], act: item.favourite ? 'unfavourite' : 'favourite' })}
      onDownload={() => void save()}
      onTrash={() => void trash()}
      onClose={onClose}
    />
  );
}
