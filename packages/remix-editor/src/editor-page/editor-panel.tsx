import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';

import { chosenMediumAtom } from '../bin/add-clip-atoms.ts';
import { BinPanel } from '../bin/bin-panel.tsx';
import { newMediaClip } from '../bin/new-clip.ts';
import { CropOverlayPanel } from '../crop/crop-overlay-panel.tsx';
import { InspectorPanel } from '../inspector/inspector-panel.tsx';
import { followKeys } from '../keys/follow-keys.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { ConflictPanel } from '../save-state/conflict-panel.tsx';
import { mediaAtom } from '../state/media-atoms.ts';
import { AnnouncementsPanel } from '../timeline-view/announcements-panel.tsx';
import { TimelinePanel } from '../timeline-view/timeline-panel.tsx';
import { EditorBarPanel } from './editor-bar-panel.tsx';
import { EditorRoom } from './editor-room.tsx';
import { PhoneTools } from './phone-tools.tsx';

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

/** Edits the project that is open. */
export function EditorPanel({ backHref, onExport }: EditorPanelProps) {
  return (
    <div ref={useKeys()}>
      <EditorRoom
        bar={<EditorBarPanel backHref={backHref} onExport={onExport} />}
        bin={<BinPanel />}
        preview={<PreviewPanel overlay={<CropOverlayPanel />} />}
        inspector={<InspectorPanel />}
        timeline={<TimelinePanel />}
        tools={<PhoneTools />}
      />
      <AnnouncementsPanel />
      <ConflictPanel />
    </div>
  );
}
