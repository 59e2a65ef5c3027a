import { atom } from 'jotai';

const NONE: ReadonlySet<string> = new Set();
const draggedBaseAtom = atom(NONE);

/** Clips whose ghost follows the pointer: they wait, dimmed. Only the painter listens. */
export const draggedAtom = atom((get) => get(draggedBaseAtom));
export const markDraggedAtom = atom(null, (get, set, ids: ReadonlySet<string> | null) => {
  const next = ids === null || ids.size === 0 ? NONE : ids;
  if (get(draggedBaseAtom) !== next) set(draggedBaseAtom, next);
});
