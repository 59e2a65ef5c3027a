import { download } from '@kinora/browser';
import { pageKindOf } from '@kinora/contracts/catalogue';
import type { LibraryItem } from '@kinora/contracts/library';
import { draftAtom, pageKindAtom } from '@kinora/creating';
import { fileNameOf, titlesAtom } from '@kinora/creations';
import { editHref, settingsHref, videoHref, type ClipPages } from '@kinora/creations/links';
import { SharePanel } from '@kinora/creations/share';
import { moreView } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';

import type { Changes } from '../change/changes-panel.tsx';
import { freshItemAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { canBeShared } from '../share/can-be-shared.ts';
import { changeShareAtom } from '../share/change-share-atom.ts';
import { ClipLineage } from './clip-lineage.tsx';
import { EndingPanel } from './ending-panel.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { createRelatives } from './relatives-atoms.ts';
import { settingsDiff, type Difference } from './settings-diff.ts';

export interface PlayerPanelProps {
  item: LibraryItem;
  pages: ClipPages;
  changes: Changes;
  onOpen: (clip: LibraryItem) => void;
  onClose: () => void;
}

function LineagePanel({ item, onOpen }: Pick<PlayerPanelProps, 'item' | 'onOpen'>) {
  const { i18n, t } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const [relatives] = useState(() => createRelatives(item.id));
  const known = useAtomValue(relatives.answerAtom);
  const more = useAtomValue(relatives.moreAtom);
  const loadMore = useSetAtom(relatives.loadMoreAtom);
  // What cannot be had is left out: the clip is what the player is about.
  if (known.state !== 'ready') return null;
  const { ancestors, items: made } = known.value;
  const named = (clip: LibraryItem) => ({ id: clip.id, title: titleOf(clip, i18n) });
  return (
    <ClipLineage
      ancestors={ancestors.map(named)}
      made={made.map(named)}
      more={moreView(more, () => t`The clips before these couldn’t be loaded. They’re safe on the server.`)}
      onMore={() => void loadMore()}
      onOpen={(id) => {
        const clip = [...ancestors, ...made].find((one) => one.id === id);
        if (clip) onOpen(clip);
      }}
    />
  );
}

function Sharing({ item: { id, share } }: Pick<PlayerPanelProps, 'item'>) {
  const change = useSetAtom(changeShareAtom);
  return <SharePanel id={id} known={share} onChange={(link) => change({ id, share: link })} />;
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
      lineage={<LineagePanel key={`lineage ${item.id}`} item={item} onOpen={onOpen} />}
      sharing={canBeShared(item) ? <Sharing key={`share ${item.id}`} item={item} /> : undefined}
      ending={<EndingPanel item={item} pages={pages} />}
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
