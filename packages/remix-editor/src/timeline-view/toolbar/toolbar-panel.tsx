import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { EDITOR_ACTIONS } from '../../keys/editor-actions.ts';
import { isMac } from '../../keys/follow-keys.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { isSnappingAtom, toolAtom } from '../../state/tool-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { windowAtom, zoomAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { shareZoom, zoomShare } from './zoom-share.ts';

/** The tools of the timeline. */
export function ToolbarPanel() {
  const store = useStore();
  const zoomTo = useSetAtom(zoomToAtom);
  return (
    <TimelineToolbar
      tool={useAtomValue(toolAtom)}
      isSnapping={useAtomValue(isSnappingAtom)}
      hasSelection={useAtomValue(selectionAtom).size > 0}
      isEmpty={useAtomValue(lengthAtom) === 0}
      zoom={zoomShare(useAtomValue(zoomAtom))}
      isMac={isMac()}
      onZoom={(share) => zoomTo({ zoom: shareZoom(share), at: store.get(windowAtom).width / 2 })}
      onAct={(action) => EDITOR_ACTIONS[action]({ store })}
    />
  );
}
