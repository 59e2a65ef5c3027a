import type { Track } from '@kinora/contracts/timeline';

import { bandsOf, rowsOf, type Band } from '../../geometry/rows.ts';
import { laneWidth } from '../../geometry/time-scale.ts';
import { shownDocumentAtom } from '../../state/document-atoms.ts';
import { mediaAtom } from '../../state/media-atoms.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { scrollToAtom, windowAtom } from '../../state/window-atoms.ts';
import type { Inks } from '../paint/inks.ts';
import type { Look } from '../paint/painting.ts';
import { loadPeaks } from '../pictures/load-peaks.ts';
import { loadImage } from '../pictures/load-strip.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { openRulerTiles, type RulerLook } from '../tiles/ruler-tiles.ts';
import { openTileLayer } from '../tiles/tile-layer.ts';
import { draggedAtom } from './drag-atoms.ts';
import { readInks } from './read-inks.ts';
import { closeAll, listen, type Surface, type SurfaceParts } from './surface-parts.ts';
import { writeRulerTime } from './write-time.ts';

const WATCHED = [shownDocumentAtom, selectionAtom, windowAtom, mediaAtom, draggedAtom];

/** Tells the zoom to what is placed by it, and to nothing else: each element that inherits it is styled again. */
function writeZoom({ content }: SurfaceParts, zoom: number): void {
  const written = String(zoom);
  for (const { style } of content.querySelectorAll<HTMLElement>('[data-zoomed]')) {
    if (style.getPropertyValue('--zoom') !== written) style.setProperty('--zoom', written);
  }
}

/** Gives the lanes their width and keeps the window inside of them. */
function layOut({ parts, store }: Surface): number {
  const { scroll, width, zoom } = store.get(windowAtom);
  const lanes = laneWidth(store.get(lengthAtom), zoom, width);
  parts.tiles.style.width = `${lanes}px`;
  writeZoom(parts, zoom);
  if (scroll > lanes - width) store.set(scrollToAtom, Math.max(0, lanes - width));
  return lanes;
}

/** Brings the scroller to where the window is. It's told last and never asked: both lay the whole page out. */
function openScrolling({ parts, store }: Surface) {
  let shown = 0;
  const stop = listen(parts.scroller, 'scroll', () => {
    shown = parts.scroller.scrollLeft;
  });
  function follow(): void {
    const { scroll } = store.get(windowAtom);
    if (Math.abs(shown - scroll) < 1) return;
    shown = scroll;
    parts.scroller.scrollLeft = scroll;
  }
  return { follow, stop };
}

function rulerLook({ store }: Surface, inks: Inks): RulerLook {
  const { zoom } = store.get(windowAtom);
  const { rate, markers, range } = store.get(shownDocumentAtom);
  return { inks, zoom, rate, markers, range, write: (time) => writeRulerTime(time, rate) };
}

/** The bands of tracks; the same tracks have the same ones, so that tiles know at once that nothing changed. */
function createBands(): (tracks: readonly Track[]) => readonly Band[] {
  let known: { readonly tracks: readonly Track[]; readonly bands: readonly Band[] } | null = null;
  return (tracks) => {
    if (known?.tracks !== tracks) known = { tracks, bands: bandsOf(rowsOf(tracks)) };
    return known.bands;
  };
}

/** Notices when a font has come: until then words are painted with another. */
function watchFonts(onFont: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onFont);
  return () => document.fonts.removeEventListener('loadingdone', onFont);
}

/** Paints ruler and lanes, at most once a frame, whenever something they show changes. */
export function openPainter(surface: Surface): () => void {
  const { parts, store, words } = surface;
  const paintRuler = openRulerTiles(parts.ruler);
  const layer = openTileLayer(parts.tiles);
  const scrolling = openScrolling(surface);
  const inks = readInks(parts.scroller);
  const bandsIn = createBands();
  let frame = 0;
  let fonts = 0;
  function schedule(): void {
    frame ||= requestAnimationFrame(paint);
  }
  const medium = (mediaId: string) => store.get(mediaAtom)[mediaId];
  const pictures = openPictures({ medium, loadImage, loadPeaks, onLoad: schedule });

  function paint(): void {
    frame = 0;
    const lanes = layOut(surface);
    const { tracks, transitions, rate } = store.get(shownDocumentAtom);
    const { scroll, width, zoom } = store.get(windowAtom);
    paintRuler({ scroll, width, lanes, fonts }, rulerLook(surface, inks));
    const [selected, dragged] = [store.get(selectionAtom), store.get(draggedAtom)];
    const look: Look = { inks, zoom, rate, selected, dragged, transitions, pictures, words };
    const view = { scroll, width, lanes, bands: bandsIn(tracks), loaded: pictures.loaded() + fonts };
    const isUnfinished = width > 0 && layer.paint(view, look);
    scrolling.follow();
    if (isUnfinished) schedule();
  }

  const stopFonts = watchFonts(() => {
    fonts += 1;
    schedule();
  });
  const stops = WATCHED.map((atom) => store.sub(atom, schedule));
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    closeAll([scrolling.stop, stopFonts, pictures.close, ...stops]);
  };
}
