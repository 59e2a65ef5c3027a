import type { Command, Marker, Ticks } from '@kinora/contracts/timeline';
import { applyEdit, floorToFrame, snapTargets } from '@kinora/timeline';

import type { Place } from '../../geometry/hit-test.ts';
import { SNAP_REACH, type TargetsBetween } from '../../geometry/snap.ts';
import { pixelsAt, ticksFor } from '../../geometry/time-scale.ts';
import { planCommandAtom, runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom, showGestureAtom } from '../../state/document-atoms.ts';
import { isSnappingAtom } from '../../state/tool-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import type { EditorStore, Surface } from '../surface/surface-parts.ts';
import { showLine } from './ghosts.ts';
import { snapDrag } from './plan-drag.ts';
import type { Session } from './session.ts';

/** What a marker is drawn to: all but itself. */
function targetsFor(store: EditorStore, { id }: Marker): TargetsBetween {
  if (!store.get(isSnappingAtom)) return () => [];
  const document = store.get(documentAtom);
  const markers = document.markers.filter((marker) => marker.id !== id);
  const playhead = store.get(clockAtom).time();
  return (between) => snapTargets({ ...document, markers }, { playhead, between });
}

/** Drags a marker along the ruler, and commits once. */
export function startMarkerDrag({ parts, store }: Surface, marker: Marker, from: Place): Session {
  const document = store.get(documentAtom);
  const targets = targetsFor(store, marker);
  let command: Command | null = null;

  function commandFor(time: Ticks): Command | null {
    const at = floorToFrame(Math.max(0, time), document.rate);
    return at === marker.time ? null : { op: 'setMarker', id: marker.id, time: at };
  }
  function clear(): void {
    showLine(parts.snapLine, null);
    store.set(showGestureAtom, null);
  }
  return {
    cancel: clear,
    move({ x }) {
      const zoom = store.get(zoomAtom);
      const reach = ticksFor(SNAP_REACH, zoom);
      const { delta, met } = snapDrag({ targets, edges: [marker.time], reach }, ticksFor(x - from.x, zoom));
      command = commandFor(marker.time + delta);
      const plan = command && store.set(planCommandAtom, command);
      showLine(parts.snapLine, met ? pixelsAt(met.at, zoom) : null);
      store.set(showGestureAtom, plan?.ok ? applyEdit(document, plan.value) : null);
    },
    end() {
      clear();
      if (command) store.set(runCommandAtom, command);
    },
  };
}
