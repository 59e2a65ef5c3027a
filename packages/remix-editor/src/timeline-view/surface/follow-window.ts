import { resizeWindowAtom, scrollToAtom, windowAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from './surface-parts.ts';

/** Wheels count in pixels, lines or pages. */
const WHEEL_UNITS = [1, 16, 400] as const;
const ZOOM_PER_PIXEL = 0.0022;

/** The zoom after a turn of the wheel. */
export function wheelZoom(zoom: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  return zoom * Math.exp(-deltaY * (WHEEL_UNITS[deltaMode] ?? 1) * ZOOM_PER_PIXEL);
}

/** Keeps window and scroller in step, and zooms at the pointer while Ctrl is held. */
export function followWindow({ parts, store }: Surface): () => void {
  const { scroller, corner, tiles } = parts;
  const observer = new ResizeObserver(() => store.set(resizeWindowAtom, scroller.clientWidth - corner.offsetWidth));
  observer.observe(scroller);
  const stops = [
    listen(scroller, 'scroll', () => {
      // A browser rounds what it is told: only further ways were somebody's.
      if (Math.abs(scroller.scrollLeft - store.get(windowAtom).scroll) >= 1)
        store.set(scrollToAtom, scroller.scrollLeft);
    }),
    listen(scroller, 'wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { scroll, zoom } = store.get(windowAtom);
      const at = event.clientX - tiles.getBoundingClientRect().left - scroll;
      store.set(zoomToAtom, { zoom: wheelZoom(zoom, event), at: Math.max(0, at) });
    }),
  ];
  return () => {
    observer.disconnect();
    closeAll(stops);
  };
}
