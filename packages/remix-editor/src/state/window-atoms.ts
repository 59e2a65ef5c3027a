import { atom } from 'jotai';

import { boundZoom, LANE_INSET, pixelsAt, timeAtPixel } from '../geometry/time-scale.ts';
import { lengthAtom } from './track-atoms.ts';

/** What of the timeline is in sight, in pixels; `zoom` is pixels a second. */
interface TimelineWindow {
  readonly scroll: number;
  readonly width: number;
  readonly zoom: number;
}

const windowBaseAtom = atom<TimelineWindow>({ scroll: 0, width: 0, zoom: 64 });

export const windowAtom = atom((get) => get(windowBaseAtom));

/** Pixels a second, for what doesn't mind where the window is. */
export const zoomAtom = atom((get) => get(windowBaseAtom).zoom);

export const scrollToAtom = atom(null, (get, set, scroll: number) => {
  const window = get(windowBaseAtom);
  const next = Math.max(0, scroll);
  if (next !== window.scroll) set(windowBaseAtom, { ...window, scroll: next });
});

export const resizeWindowAtom = atom(null, (get, set, width: number) => {
  const window = get(windowBaseAtom);
  if (width !== window.width) set(windowBaseAtom, { ...window, width });
});

/** `at` is a place in the window; what is there stays there. */
interface Zooming {
  readonly zoom: number;
  readonly at: number;
}

export const zoomToAtom = atom(null, (get, set, { zoom, at }: Zooming) => {
  const window = get(windowBaseAtom);
  const bounded = boundZoom(zoom, get(lengthAtom));
  const place = window.scroll + at;
  // The inset before the start is as wide at any zoom.
  const moved = place <= LANE_INSET ? place : pixelsAt(timeAtPixel(place, window.zoom), bounded);
  set(windowBaseAtom, { ...window, zoom: bounded, scroll: Math.max(0, moved - at) });
});

/** The whole project in the window. */
export const zoomToFitAtom = atom(null, (get, set) => {
  const window = get(windowBaseAtom);
  const length = get(lengthAtom);
  const seconds = pixelsAt(length, 1) - LANE_INSET;
  if (seconds <= 0) return;
  const zoom = boundZoom((window.width - 3 * LANE_INSET) / seconds, length);
  set(windowBaseAtom, { ...window, zoom, scroll: 0 });
});
