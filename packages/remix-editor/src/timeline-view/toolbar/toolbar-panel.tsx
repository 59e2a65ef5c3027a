import { Range } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { EDITOR_ACTIONS } from '../../keys/editor-actions.ts';
import { isMac } from '../../keys/follow-keys.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { isSnappingAtom, toolAtom } from '../../state/tool-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { windowAtom, zoomAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { shareZoom, zoomShare } from './zoom-share.ts';

const SLOW_MS = 250;

/** Calls `act` at once, and however often it is asked for meanwhile, once more after each pause. */
function withPauses(act: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function ask(): void {
    isAsked = timer !== undefined;
    if (isAsked) return;
    act();
    timer = setTimeout(rest, pause);
  }
  function rest(): void {
    timer = undefined;
    if (isAsked) ask();
  }
  return { ask, stop: () => clearTimeout(timer) };
}

/** The zoom on the slider, while it goes on no more than four times a second: React has no part in its frames. */
function useSlowShare() {
  const store = useStore();
  const [share, setShare] = useState(() => zoomShare(store.get(zoomAtom)));
  useEffect(() => {
    const { ask, stop } = withPauses(() => setShare(zoomShare(store.get(zoomAtom))), SLOW_MS);
    const stopListening = store.sub(zoomAtom, ask);
    return () => {
      stopListening();
      stop();
    };
  }, [store]);
  return [share, setShare] as const;
}

/** From 0, all of the project, to 100, single frames. */
function ZoomRange() {
  const { t } = useLingui();
  const store = useStore();
  const zoomTo = useSetAtom(zoomToAtom);
  const [share, setShare] = useSlowShare();
  const choose = (next: number) => {
    setShare(next);
    zoomTo({ zoom: shareZoom(next), at: store.get(windowAtom).width / 2 });
  };
  return <Range label={t`Zoom`} labelHidden value={share} max={100} onValue={choose} />;
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
