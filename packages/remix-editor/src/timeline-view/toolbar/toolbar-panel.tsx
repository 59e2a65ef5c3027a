import { Range } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { EDITOR_ACTIONS } from '../../keys/editor-actions.ts';
import { isMac } from '../../keys/follow-keys.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { isSnappingAtom, toolAtom } from '../../state/tool-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { windowAtom, zoomAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { shareZoom, zoomShare } from './zoom-share.ts';

/** From 0, all of the project, to 100, single frames. */
function ZoomRange() {
  const { t } = useLingui();
  const store = useStore();
  const zoomTo = useSetAtom(zoomToAtom);
  const share = zoomShare(useAtomValue(zoomAtom));
  const zoom = (next: number) => zoomTo({ zoom: shareZoom(next), at: store.get(windowAtom).width / 2 });
  return <Range label={t`Zoom`} labelHidden value={share} max={100} onValue={zoom} />;
}

/** The tools of the timeline. */
export function ToolbarPanel() {
  const store = useStore();
  return (
    <TimelineToolbar
      tool={useAtomValue(toolAtom)}
      isSnapping={useAtomValue(isSnappingAtom)}
      hasSelection={useAtomValue(selectionAtom).size > 0}
      isEmpty={useAtomValue(lengthAtom) === 0}
      zoom={<ZoomRange />}
      isMac={isMac()}
      onAct={(action) => EDITOR_ACTIONS[action]({ store })}
    />
  );
}
