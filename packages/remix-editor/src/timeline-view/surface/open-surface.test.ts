// @vitest-environment happy-dom
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clockAtom } from '../../state/transport-atoms.ts';
import { scrollToAtom, windowAtom, zoomAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { aSurface } from '../testing/a-surface.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { wheelZoom } from './follow-window.ts';
import { openSurface } from './open-surface.ts';
import { scrollTowards } from './show-playhead.ts';

let frames: FrameRequestCallback[] = [];
function paint(): void {
  const due = frames;
  frames = [];
  for (const run of due) run(0);
}

function open(document = aLittleFilm()) {
  const film = aSurface(document);
  // Nothing is laid out here: the scroller takes any place up to where the lanes end.
  let left = 0;
  const reach = () => Number.parseFloat(film.tiles.style.width) - 1000;
  Object.defineProperty(film.scroller, 'scrollLeft', {
    get: () => left,
    set: (next: number) => {
      left = Math.min(next, reach());
    },
  });
  const handles = film.content.appendChild(globalThis.document.createElement('div'));
  handles.dataset.zoomed = '';
  const close = openSurface(film.scroller, film.surface);
  paint();
  return { ...film, handles, close };
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  Object.assign(document, { fonts: new EventTarget() });
  // Nobody looks at what is painted.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an open timeline', () => {
  it('is as wide as its film, and shows tiles', () => {
    const { handles, tiles } = open();
    expect(handles.style.getPropertyValue('--zoom')).toBe('50');
    expect(tiles.style.width).toBe('1362px');
    expect(tiles.querySelectorAll('canvas').length).toBeGreaterThan(1);
  });

  it('scrolls where the window is, and no further than its lanes go', () => {
    const { scroller, store } = open();
    store.set(scrollToAtom, 200);
    paint();
    expect(scroller.scrollLeft).toBe(200);
    store.set(scrollToAtom, 5000);
    paint();
    expect(scroller.scrollLeft).toBe(362);
    expect(store.get(windowAtom).scroll).toBe(362);
  });

  it('follows whoever scrolls', () => {
    const { scroller, store } = open();
    scroller.scrollLeft = 150;
    scroller.dispatchEvent(new Event('scroll'));
    expect(store.get(windowAtom).scroll).toBe(150);
  });

  it('zooms at the pointer with Ctrl only', () => {
    const { scroller, store } = open();
    const wheel = (ctrlKey: boolean) =>
      scroller.dispatchEvent(Object.assign(new Event('wheel'), { ctrlKey, deltaY: -100, deltaMode: 0, clientX: 500 }));
    wheel(false);
    expect(store.get(zoomAtom)).toBe(50);
    wheel(true);
    expect(store.get(zoomAtom)).toBeCloseTo(62.3, 1);
    expect(store.get(windowAtom).scroll).toBeCloseTo(119.9, 0);
    expect(wheelZoom(10, { deltaY: 1, deltaMode: 1 })).toBeLessThan(10);
  });

  it('moves the playhead with the clock and the zoom, and turns the page while it plays', () => {
    const { playhead, flag, slider, store } = open();
    const clock = store.get(clockAtom);
    clock.seek(2 * TICKS_PER_SECOND);
    expect(playhead.style.getPropertyValue('--at')).toBe('112px');
    expect(flag.textContent).toBe('0:02.00');
    store.set(zoomToAtom, { zoom: 100, at: 0 });
    expect(playhead.style.getPropertyValue('--at')).toBe('212px');
    clock.show(12 * TICKS_PER_SECOND);
    expect(store.get(windowAtom).scroll).toBe(1212 - 48);
    slider.value = String(3 * TICKS_PER_SECOND);
    slider.dispatchEvent(new Event('input'));
    expect(clock.time()).toBe(3 * TICKS_PER_SECOND);
    expect(scrollTowards(50, { scroll: 0, width: 100 })).toBeNull();
  });

  it('is silent when it is closed', () => {
    const { close, store, playhead } = open();
    close();
    store.get(clockAtom).seek(TICKS_PER_SECOND);
    expect(playhead.style.getPropertyValue('--at')).toBe('12px');
    expect(frames).toEqual([]);
  });
});
