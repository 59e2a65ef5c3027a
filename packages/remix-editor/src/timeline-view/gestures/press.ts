import type { Marker } from '@kinora/contracts/timeline';
import { findClip } from '@kinora/timeline';

import { hitAt, type Hit, type Place } from '../../geometry/hit-test.ts';
import { rowsOf } from '../../geometry/rows.ts';
import { pixelsAt } from '../../geometry/time-scale.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { toolAtom } from '../../state/tool-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import { startBox } from './box-session.ts';
import { dragIntentOf, withLinks } from './drag-intent.ts';
import { startDrag } from './drag-session.ts';
import { isLocked, startLocked } from './locked-session.ts';
import type { Held, Session } from './session.ts';

/** Where somebody pressed, and on what. */
export interface Press {
  readonly place: Place;
  readonly hit: Hit;
  readonly held: Held;
  /** A finger: it scrolls until it has rested. */
  readonly isTouch: boolean;
}

export const heldBy = ({ altKey, shiftKey, ctrlKey, metaKey }: MouseEvent): Held => ({
  isAlt: altKey,
  isShift: shiftKey,
  isCtrl: ctrlKey || metaKey,
});

/** A place in the lanes, however they are scrolled. */
export function placeIn(lanes: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top } = lanes.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** What a handle stands for: the edge of its clip, though it lies outside of it. */
function hitByHandle({ store }: Surface, { clip: id, handle }: DOMStringMap): Hit | null {
  const document = store.get(documentAtom);
  const found = id === undefined ? undefined : findClip(document, id);
  if (!found) return null;
  const zoom = store.get(zoomAtom);
  const rows = rowsOf(document.tracks);
  const row = rows.find(({ track }) => track === found.track);
  const { start, duration } = found.clip;
  const x = handle === 'start' ? pixelsAt(start, zoom) : pixelsAt(start + duration, zoom) - 0.01;
  return row ? hitAt(rows, { x, y: row.top + row.height / 2 }, zoom) : null;
}

/** The marker whose button is under the pointer. */
export function markerUnder({ store }: Surface, { target }: Event): Marker | null {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-marker]')?.dataset.marker : undefined;
  return store.get(documentAtom).markers.find((marker) => marker.id === id) ?? null;
}

/** What is under the pointer: a handle, or what is painted there. */
export function hitUnder(surface: Surface, event: MouseEvent): Hit {
  const { parts, store } = surface;
  const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
  const byHandle = handle && hitByHandle(surface, handle.dataset);
  const rows = rowsOf(store.get(documentAtom).tracks);
  return byHandle ?? hitAt(rows, placeIn(parts.tiles, event), store.get(zoomAtom));
}

/** What a drag from a press does; null where a finger only scrolls. */
export function sessionOf(surface: Surface, { hit, held, place, isTouch }: Press): Session | null {
  const { store } = surface;
  const selection = store.get(selectionAtom);
  const intent = dragIntentOf(hit, { tool: store.get(toolAtom), isAlt: held.isAlt, selection });
  if (!intent) return isTouch || hit.clip ? null : startBox(surface, place, held);
  if (!selection.has(intent.clip.id)) store.set(selectClipsAtom, withLinks(store.get(documentAtom), intent.clip.id));
  return isLocked(store.get(documentAtom), intent) ? startLocked(surface) : startDrag(surface, intent, place);
}
