import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { pixelsAt, timeAtPixel } from '../geometry/time-scale.ts';
import { openDocumentAtom } from './document-atoms.ts';
import { resizeWindowAtom, scrollToAtom, windowAtom, zoomToAtom, zoomToFitAtom } from './window-atoms.ts';

const LENGTH = 60 * TICKS_PER_SECOND;

function aWindow() {
  const store = createStore();
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip({ start: 0, duration: LENGTH })] })] }));
  store.set(resizeWindowAtom, 900);
  return store;
}

it('zooms about a place that stays', () => {
  const store = aWindow();
  store.set(scrollToAtom, 500);
  const before = timeAtPixel(500 + 300, store.get(windowAtom).zoom);
  store.set(zoomToAtom, { zoom: 256, at: 300 });
  const { scroll, zoom } = store.get(windowAtom);
  expect(zoom).toBe(256);
  expect(pixelsAt(before, zoom) - scroll).toBeCloseTo(300, 2);
});

it('never scrolls before the beginning', () => {
  const store = aWindow();
  store.set(scrollToAtom, -5);
  store.set(zoomToAtom, { zoom: 1, at: 800 });
  expect(store.get(windowAtom).scroll).toBe(0);
});

it('fits the whole project', () => {
  const store = aWindow();
  store.set(scrollToAtom, 500);
  store.set(zoomToFitAtom);
  const { scroll, zoom, width } = store.get(windowAtom);
  expect(scroll).toBe(0);
  expect(pixelsAt(LENGTH, zoom)).toBeLessThan(width);
  expect(pixelsAt(LENGTH, zoom)).toBeGreaterThan(width - 40);
});

it('tells nobody when nothing changes, and fits nothing into an empty project', () => {
  const store = createStore();
  const heard = vi.fn<() => void>();
  store.sub(windowAtom, heard);
  store.set(scrollToAtom, 0);
  store.set(resizeWindowAtom, 0);
  store.set(openDocumentAtom, aDocument());
  store.set(zoomToFitAtom);
  expect(heard).not.toHaveBeenCalled();
});

it('stays at the start when it zooms there', () => {
  const store = aWindow();
  store.set(zoomToAtom, { zoom: 200, at: 4 });
  store.set(zoomToAtom, { zoom: 20, at: 0 });
  expect(store.get(windowAtom).scroll).toBe(0);
});
