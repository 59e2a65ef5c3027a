import type { Hit } from '../../geometry/hit-test.ts';
import { runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { selectMarkerAtom } from '../../state/marker-atoms.ts';
import { moveFocusAtom, selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { toolAtom } from '../../state/tool-atoms.ts';
import type { EditorStore } from '../surface/surface-parts.ts';
import { withLinks } from './drag-intent.ts';
import type { Held } from './session.ts';

/** What is selected after a click: Ctrl turns a clip on and off, Shift adds it. */
export function selectionAfter(selection: ReadonlySet<string>, ids: readonly string[], held: Held): readonly string[] {
  if (!held.isCtrl && !held.isShift) return ids;
  const isOff = held.isCtrl && ids.every((id) => selection.has(id));
  const others = [...selection].filter((id) => !ids.includes(id));
  return isOff ? others : [...others, ...ids];
}

/** A press without a drag: selects, or cuts with the split tool. */
export function clickClip(store: EditorStore, { clip, track, time }: Hit, held: Held): void {
  if (!clip || !track) {
    store.set(selectMarkerAtom, null);
    if (!held.isCtrl && !held.isShift) store.set(selectClipsAtom, []);
    return;
  }
  if (store.get(toolAtom) === 'split') {
    store.set(runCommandAtom, { op: 'split', clipIds: [clip.id], at: time });
    return;
  }
  const ids = withLinks(store.get(documentAtom), clip.id);
  store.set(selectClipsAtom, selectionAfter(store.get(selectionAtom), ids, held));
  store.set(moveFocusAtom, { trackId: track.id, clipId: clip.id, button: 0 });
}
