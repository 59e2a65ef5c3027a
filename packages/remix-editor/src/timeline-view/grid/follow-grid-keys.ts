import { documentAtom } from '../../state/document-atoms.ts';
import {
  extendToAtom,
  focusAtom,
  moveFocusAtom,
  selectionAtom,
  toggleClipAtom,
  type GridFocus,
} from '../../state/selection-atoms.ts';
import { openMenuByKey } from '../menu/open-menu-at.ts';
import type { EditorStore } from '../surface/surface-parts.ts';
import { nextFocus } from './grid-focus.ts';
import type { PendingFocus } from './pending-focus.ts';

export interface GridContext {
  readonly store: EditorStore;
  readonly pendingFocus: PendingFocus;
  readonly onOpenClip: (clipId: string) => void;
}

/** What a press is about, of all that an event tells. */
export type GridPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Enter opens a clip, Ctrl and Space selects it; whether the press was one of these. */
function pressClip({ store, onOpenClip }: GridContext, clipId: string, press: GridPress): boolean {
  if (press.key === 'Enter') onOpenClip(clipId);
  else if (press.key === ' ' && (press.ctrlKey || press.metaKey)) store.set(toggleClipAtom, clipId);
  else return false;
  return true;
}

function moveTo({ store, pendingFocus }: GridContext, next: GridFocus, { shiftKey }: GridPress): void {
  const from = store.get(focusAtom)?.clipId ?? null;
  if (shiftKey && next.clipId !== null) {
    if (from !== null && store.get(selectionAtom).size === 0) store.set(extendToAtom, from);
    store.set(extendToAtom, next.clipId);
  }
  pendingFocus.ask();
  store.set(moveFocusAtom, next);
}

/** Does what a key means in the grid; false for a key that means nothing here. */
export function pressInGrid(context: GridContext, press: GridPress, isOnClip: boolean): boolean {
  const focus = context.store.get(focusAtom);
  if (!focus) return false;
  if (isOnClip && focus.clipId !== null && pressClip(context, focus.clipId, press)) return true;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const next = nextFocus(context.store.get(documentAtom), focus, press.key);
  if (next) moveTo(context, next, press);
  return next !== undefined;
}

const isIn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;

/** The key for context menus, or what stands for it on keyboards without one. */
const isMenuKey = ({ key, shiftKey }: GridPress) => key === 'ContextMenu' || (shiftKey && key === 'F10');

function openMenu(event: KeyboardEvent, { store }: GridContext): boolean {
  return isMenuKey(event) && event.target instanceof Element && openMenuByKey(store, event.target);
}

/** Listens to the keys of the grid. Returns how to stop. */
export function followGridKeys(grid: HTMLElement, context: GridContext): () => void {
  function press(event: KeyboardEvent): void {
    if (isIn(event, 'input, [role="menu"]')) return;
    if (openMenu(event, context) || pressInGrid(context, event, isIn(event, 'td'))) event.preventDefault();
  }
  grid.addEventListener('keydown', press);
  return () => grid.removeEventListener('keydown', press);
}
