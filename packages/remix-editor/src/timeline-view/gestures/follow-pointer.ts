import { zoomAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from '../surface/surface-parts.ts';
import { hitUnder } from './press.ts';
import { isOwn, openPresses } from './presses.ts';

/** Turns what a pointer does in the lanes into sessions, clicks, scrubbing and menus. */
export function followPointer(surface: Surface): () => void {
  const { content } = surface.parts;
  const { running, cancel, press, move, release, menu, lift } = openPresses(surface);
  const stops = [
    listen(content, 'pointerdown', press),
    listen(content, 'pointermove', move),
    listen(content, 'pointerup', release),
    listen(content, 'pointercancel', cancel),
    listen(content, 'contextmenu', menu),
    listen(content, 'dblclick', (event) => {
      const { clip } = isOwn(event) ? { clip: null } : hitUnder(surface, event);
      if (clip) surface.onOpenClip(clip.id);
    }),
    // Pointers do the work; this only keeps the browser from scrolling meanwhile.
    listen(content, 'touchmove', (event) => {
      if (running.isOn() && event.cancelable) event.preventDefault();
    }),
    listen(content, 'touchend', lift),
    listen(window, 'keydown', (event) => {
      if (event.key !== 'Escape' || !running.isOn()) return;
      event.preventDefault();
      cancel();
    }),
    surface.store.sub(zoomAtom, running.again),
  ];
  return () => {
    cancel();
    closeAll(stops);
  };
}
