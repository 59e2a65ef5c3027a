import type { Command, Edit, Ticks, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, endOf, snapTargets } from '@kinora/timeline';

import type { Place } from '../../geometry/hit-test.ts';
import { rowsOf } from '../../geometry/rows.ts';
import { SNAP_REACH } from '../../geometry/snap.ts';
import { LANE_INSET, pixelsAt, ticksFor } from '../../geometry/time-scale.ts';
import { planCommandAtom, runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom, showGestureAtom } from '../../state/document-atoms.ts';
import { isSnappingAtom } from '../../state/tool-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import { markDraggedAtom } from '../surface/drag-atoms.ts';
import type { EditorStore, Surface } from '../surface/surface-parts.ts';
import { boundTo, edgesOf, type DragIntent } from './drag-intent.ts';
import { ghostsOf, showGhosts, showLine } from './ghosts.ts';
import { planDrag, snapDrag, trackDeltaAt, type Snapping } from './plan-drag.ts';
import type { Session } from './session.ts';

function snappingOf(store: EditorStore, document: TimelineDocument, intent: DragIntent): Omit<Snapping, 'reach'> {
  if (!store.get(isSnappingAtom)) return { targets: () => [], edges: [] };
  const without = boundTo(document, intent);
  const playhead = store.get(clockAtom).time();
  const targets: Snapping['targets'] = (between) => snapTargets(document, { playhead, without, between });
  return { targets, edges: edgesOf(document, intent) };
}

/** Whether a clip really came to lie there: where there is no room, it goes elsewhere. */
const hasEdgeAt = ({ changes }: Edit, time: Ticks) =>
  changes.some((change) => {
    const clip = change.table === 'clip' ? change.after : null;
    return clip !== null && (clip.start === time || endOf(clip) === time);
  });

/** Drags clips or their edges: plans with every move from the document as it was, and commits once. */
export function startDrag({ parts, store }: Surface, intent: DragIntent, from: Place): Session {
  const document = store.get(documentAtom);
  const rows = rowsOf(document.tracks);
  const snapping = snappingOf(store, document, intent);
  const fromTime = ticksFor(from.x - LANE_INSET, store.get(zoomAtom));
  const isMove = intent.kind === 'move';
  let command: Command | null = null;
  if (isMove) store.set(markDraggedAtom, boundTo(document, intent));

  function show(edit: Edit | null, line: number | null): void {
    const zoom = store.get(zoomAtom);
    showGhosts(parts.ghosts, edit ? ghostsOf(edit, rows, zoom) : []);
    showLine(parts.snapLine, edit && line !== null ? pixelsAt(line, zoom) : null);
    // A move has only its ghost; a new edge is a tile or two.
    if (!isMove) store.set(showGestureAtom, edit && applyEdit(document, edit));
  }
  function clear(): void {
    show(null, null);
    store.set(markDraggedAtom, null);
  }
  return {
    cancel: clear,
    move({ x, y }) {
      const zoom = store.get(zoomAtom);
      const asked = ticksFor(x - LANE_INSET, zoom) - fromTime;
      const { delta, met } = snapDrag({ ...snapping, reach: ticksFor(SNAP_REACH, zoom) }, asked);
      const trackDelta = isMove ? trackDeltaAt(rows, intent.clip.trackId, y) : 0;
      command = planDrag(intent, { delta, trackDelta });
      const plan = command && store.set(planCommandAtom, command);
      const edit = plan?.ok ? plan.value : null;
      show(edit, met && edit && hasEdgeAt(edit, met.at) ? met.at : null);
    },
    end() {
      clear();
      if (command) store.set(runCommandAtom, command);
    },
  };
}
