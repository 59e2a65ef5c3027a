import { followDrop } from '../gestures/follow-drop.ts';
import { followPinch } from '../gestures/follow-pinch.ts';
import { followPointer } from '../gestures/follow-pointer.ts';
import { followWindow } from './follow-window.ts';
import { openPainter } from './open-painter.ts';
import { showPlayhead } from './show-playhead.ts';
import { closeAll, partsOf, type Surface } from './surface-parts.ts';

const PARTS = [followWindow, openPainter, showPlayhead, followPointer, followPinch, followDrop];

/** Brings the elements of a timeline to life; everything that moves is written here, past React. */
export function openSurface(scroller: HTMLElement, context: Omit<Surface, 'parts'>): () => void {
  const surface: Surface = { ...context, parts: partsOf(scroller) };
  const closers = PARTS.map((open) => open(surface));
  return () => closeAll(closers);
}
