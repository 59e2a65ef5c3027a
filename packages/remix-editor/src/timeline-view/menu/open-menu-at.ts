import { hitUnder, markerUnder } from '../gestures/press.ts';
import type { EditorStore, Surface } from '../surface/surface-parts.ts';
import { openTimelineMenuAtom } from './menu-atoms.ts';
import type { MenuTarget } from './menu-entry.ts';

/** Whose head an element is in, if it is in one. */
function headOf(element: Element): MenuTarget | null {
  const trackId = element.closest<HTMLElement>('[data-track]')?.dataset.track;
  return trackId === undefined ? null : { kind: 'head', trackId };
}

/** Opens the menu of what is under the pointer: a marker, a head, a clip or a free place. */
export function openMenuAt(surface: Surface, event: MouseEvent): void {
  const marker = markerUnder(surface, event);
  const head = event.target instanceof Element ? headOf(event.target) : null;
  const own: MenuTarget | null = marker ? { kind: 'marker', markerId: marker.id } : head;
  const { clip, track, time } = hitUnder(surface, event);
  const free: MenuTarget = clip ? { kind: 'clip', clipId: clip.id } : { kind: 'gap', trackId: track?.id ?? null };
  const point = { x: event.clientX, y: event.clientY };
  surface.store.set(openTimelineMenuAtom, { target: own ?? free, point, at: own ? null : time });
}

/** How far into a cell its menu opens. */
const INSET = 12;

/** Opens the menu of the cell or head that has the focus; false where neither has. */
export function openMenuByKey(store: EditorStore, focused: Element): boolean {
  const cell = focused.closest<HTMLElement>('[data-clip]');
  const clipId = cell?.dataset.clip;
  const target: MenuTarget | null = clipId === undefined ? headOf(focused) : { kind: 'clip', clipId };
  if (!target) return false;
  const { left, top, height } = (cell ?? focused).getBoundingClientRect();
  // A long clip may begin out of sight.
  const edge = focused.closest('[data-part="content"]')?.parentElement?.getBoundingClientRect().left ?? 0;
  const point = { x: Math.max(left, edge) + INSET, y: top + height / 2 };
  store.set(openTimelineMenuAtom, { target, point, at: null });
  return true;
}
