import { documentAtom, shownDocumentAtom } from '../../state/document-atoms.ts';
import { mediaAtom } from '../../state/media-atoms.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { scrollToAtom, windowAtom } from '../../state/window-atoms.ts';
import { bandsOf, RULER_HEIGHT, rowsOf } from '../geometry/rows.ts';
import { laneWidth } from '../geometry/time-scale.ts';
import type { Inks } from '../paint/inks.ts';
import { paintRuler } from '../paint/paint-ruler.ts';
import type { Look } from '../paint/painting.ts';
import { loadImage, loadPeaks } from '../pictures/load-picture.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { openTileLayer } from '../tiles/tile-layer.ts';
import { draggedAtom } from './drag-atoms.ts';
import { readInks } from './read-inks.ts';
import { closeAll, type Surface } from './surface-parts.ts';
import { writeRulerTime } from './write-time.ts';

const WATCHED = [shownDocumentAtom, selectionAtom, windowAtom, mediaAtom, draggedAtom];

/** Gives the lanes their width and brings the scroller to where the window is. */
function layOut({ parts, store }: Surface): number {
  const { scroll, width, zoom } = store.get(windowAtom);
  const lanes = laneWidth(store.get(lengthAtom), zoom, width);
  parts.content.style.setProperty('--zoom', String(zoom));
  parts.content.style.setProperty('--lanes', `${lanes}px`);
  if (Math.abs(parts.scroller.scrollLeft - scroll) >= 1) parts.scroller.scrollLeft = scroll;
  // No further than the lanes go.
  const reached = parts.scroller.scrollLeft;
  if (Math.abs(reached - scroll) >= 1) store.set(scrollToAtom, reached);
  return lanes;
}

function freshRuler({ parts, store }: Surface): CanvasRenderingContext2D | null {
  const { width } = store.get(windowAtom);
  const density = Math.min(2, window.devicePixelRatio || 1);
  const [wide, tall] = [Math.round(width * density), RULER_HEIGHT * density];
  if (parts.ruler.width !== wide) parts.ruler.width = wide;
  if (parts.ruler.height !== tall) parts.ruler.height = tall;
  parts.ruler.style.width = `${width}px`;
  const context = parts.ruler.getContext('2d', { alpha: false });
  context?.setTransform(density, 0, 0, density, 0, 0);
  return context;
}

function drawRuler(surface: Surface, inks: Inks): void {
  const context = freshRuler(surface);
  const { scroll, width, zoom } = surface.store.get(windowAtom);
  const { rate, markers, range } = surface.store.get(documentAtom);
  const write = (time: number) => writeRulerTime(time, rate);
  if (context) paintRuler({ context, inks, left: scroll, width, zoom, rate, markers, range, write });
}

/** Notices when a font has come: until then words are painted with another. */
function watchFonts(onFont: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onFont);
  return () => document.fonts.removeEventListener('loadingdone', onFont);
}

/** Paints ruler and lanes, at most once a frame, whenever something they show changes. */
export function openPainter(surface: Surface): () => void {
  const { parts, store, words } = surface;
  const layer = openTileLayer(parts.tiles);
  const inks = readInks(parts.scroller);
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
    drawRuler(surface, inks);
    const [selected, dragged] = [store.get(selectionAtom), store.get(draggedAtom)];
    const look: Look = { inks, zoom, rate, selected, dragged, transitions, pictures, words };
    const view = { scroll, width, lanes, bands: bandsOf(rowsOf(tracks)), loaded: pictures.loaded() + fonts };
    if (width > 0 && layer.paint(view, look)) schedule();
  }

  const stopFonts = watchFonts(() => {
    fonts += 1;
    schedule();
  });
  const stops = WATCHED.map((atom) => store.sub(atom, schedule));
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    closeAll([stopFonts, pictures.close, ...stops]);
  };
}
