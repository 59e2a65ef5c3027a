import { download } from '@kinora/browser';
import { pageKindOf, type Creation } from '@kinora/contracts';
import type { LibraryItem } from '@kinora/contracts/library';
import { draftAtom, pageKindAtom, settingsHref, type ClipPages } from '@kinora/creation-form';
import { fileNameOf, titlesAtom } from '@kinora/creations';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';

import type { Changes } from '../change/changes-panel.tsx';
import { overviewAtom } from '../overview-atoms.ts';
import { readAncestorsAtom } from './ancestors-atoms.ts';
import { EndingPanel } from './ending-panel.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { settingsDiff, type Difference } from './settings-diff.ts';

export interface PlayerPanelProps {
  item: LibraryItem;
  pages: ClipPages;
  changes: Changes;
  onOpen: (clip: Creation) => void;
  onClose: () => void;
}

function useAncestors(item: LibraryItem): readonly Creation[] {
  const read = useSetAtom(readAncestorsAtom);
  const [found, setFound] = useState<{ readonly of: string; readonly clips: readonly Creation[] }>();
  useEffect(() => {
    let isGone = false;
    const bring = async () => {
      const clips = await read(item);
      if (!isGone) setFound({ of: item.id, clips });
    };
    if (item.parents.length > 0) void bring();
    return () => {
      isGone = true;
    };
  }, [item, read]);
  return found?.of === item.id ? found.clips : [];
}

/** What a clip's settings would replace in the form that takes them; effects keep no draft. */
function useDifferences(item: LibraryItem): readonly Difference[] {
  const kind = pageKindOf(item.mode);
  const [open, turnTo] = useAtom(pageKindAtom);
  const draft = useAtomValue(draftAtom);
  useLayoutEffect(() => turnTo(kind), [kind, turnTo]);
  return open === kind && item.mode !== 'effect' ? settingsDiff(draft, item) : [];
}

/** The player over the library, connected. */
export function PlayerPanel({ item, pages, changes, onOpen, onClose }: PlayerPanelProps) {
  const { i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const folders = useAtomValue(overviewAtom)?.folders ?? [];
  const differences = useDifferences(item);
  const ancestors = useAncestors(item);
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
      ancestors={ancestors.map((clip) => ({ id: clip.id, title: titleOf(clip, i18n) }))}
      ending={<EndingPanel item={item} href={href} />}
      settingsHref={href}
      differences={differences}
      isBusy={isBusy}
      onOpen={(id) => {
        const clip = ancestors.find((one) => one.id === id);
        if (clip) onOpen(clip);
      }}
      onFavourite={() => void changes.act({ ids: [item.id], act: item.favourite ? 'unfavourite' : 'favourite' })}
      onDownload={() => void save()}
      onTrash={() => void trash()}
      onClose={onClose}
    />
  );
}
