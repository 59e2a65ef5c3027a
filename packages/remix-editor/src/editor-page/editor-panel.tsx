import { useSetAtom, useStore } from 'jotai';
import { useCallback, useState } from 'react';

import { BinPanel } from '../bin/bin-panel.tsx';
import { ClipListPanel } from '../clip-list/clip-list-panel.tsx';
import { CropOverlayPanel } from '../crop/crop-overlay-panel.tsx';
import { InspectorPanel } from '../inspector/inspector-panel.tsx';
import { followKeys } from '../keys/follow-keys.ts';
import { KeysDialogPanel } from '../keys/keys-dialog-panel.tsx';
import { chosenMediumAtom } from '../new-clips/add-clip-atoms.ts';
import { newMediaClip } from '../new-clips/new-clip.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { ConflictPanel } from '../save-state/conflict-panel.tsx';
import { mediaAtom } from '../state/media-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { AnnouncementsPanel } from '../timeline-view/announcements-panel.tsx';
import type { OpenClip } from '../timeline-view/menu/run-entry.ts';
import { TimelinePanel } from '../timeline-view/timeline-panel.tsx';
import { EditorBarPanel } from './editor-bar-panel.tsx';
import { EditorRoom, type EditorSheet } from './editor-room.tsx';
import { PhoneToolsPanel } from './phone-tools-panel.tsx';

export interface EditorPanelProps {
  backHref: string;
  onExport: () => void;
}

/** The keys of the editor, as long as the focus is in it. */
function useKeys() {
  const store = useStore();
  return useCallback(
    (root: HTMLElement | null) => {
      if (!root) return undefined;
      const chosenClip = () => {
        const mediaId = store.get(chosenMediumAtom);
        const medium = mediaId === null ? undefined : store.get(mediaAtom)[mediaId];
        return mediaId !== null && medium ? newMediaClip(mediaId, medium) : null;
      };
      return followKeys(root, { store, chosenClip });
    },
    [store],
  );
}

/** Where the settings of a clip are: beside the picture, or over it. */
function useSettings() {
  const [sheet, setSheet] = useState<EditorSheet | null>(null);
  const select = useSetAtom(selectClipsAtom);
  const openClip: OpenClip = (clipId, section) => {
    const field = section ? `[data-section="${section}"] input` : 'input';
    select([clipId]);
    const beside = globalThis.document.querySelector<HTMLElement>('[data-inspector]');
    if (beside?.checkVisibility() !== true) setSheet('inspector');
    // After the settings of this clip are there.
    else requestAnimationFrame(() => beside.querySelector<HTMLElement>(field)?.focus());
  };
  return { sheet, setSheet, openClip };
}

/** Edits the project that is open. */
export function EditorPanel({ backHref, onExport }: EditorPanelProps) {
  const { sheet, setSheet, openClip } = useSettings();
  const [isList, setList] = useState(false);
  return (
    <div ref={useKeys()}>
      <EditorRoom
        sheet={sheet}
        onSheet={setSheet}
        bar={<EditorBarPanel {...{ backHref, onExport, isList }} onList={setList} />}
        bin={<BinPanel />}
        preview={<PreviewPanel overlay={<CropOverlayPanel />} />}
        inspector={<InspectorPanel />}
        timeline={isList ? <ClipListPanel onOpenClip={openClip} /> : <TimelinePanel onOpenClip={openClip} />}
        tools={<PhoneToolsPanel />}
      />
      <AnnouncementsPanel />
      <KeysDialogPanel />
      <ConflictPanel />
    </div>
  );
}
