import { insertAt, landingOf } from '../../drop/plan-drop.ts';
import { CLIP_GAP, rowsHeight, rowsOf } from '../../geometry/rows.ts';
import { pixelsAt, pixelsFor } from '../../geometry/time-scale.ts';
import { runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { importClipAtom, incomingAtom } from '../../state/incoming-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from '../surface/surface-parts.ts';
import { showGhosts, type Ghost } from './ghosts.ts';
import { placeIn } from './press.ts';

const NEW_ROW = 44;

function landingUnder({ parts, store }: Surface, event: MouseEvent) {
  const clip = store.get(incomingAtom);
  const place = placeIn(parts.tiles, event);
  return clip && { clip, ...landingOf(store.get(documentAtom), { clip, place, zoom: store.get(zoomAtom) }) };
}

/** How a clip would lie; on a new track below all others. */
function ghostOf({ store }: Surface, { clip, at, trackId }: NonNullable<ReturnType<typeof landingUnder>>): Ghost {
  const rows = rowsOf(store.get(documentAtom).tracks);
  const row = rows.find(({ track }) => track.id === trackId) ?? { top: rowsHeight(rows), height: NEW_ROW };
  const zoom = store.get(zoomAtom);
  return {
    left: pixelsAt(at, zoom),
    top: row.top + CLIP_GAP,
    width: Math.max(2, pixelsFor(clip.duration, zoom)),
    height: row.height - 2 * CLIP_GAP,
    text: clip.name,
  };
}

/** Whether a pointer is over the timeline: a bin may have captured it, so its target doesn't tell. */
function isOver({ parts }: Surface, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = parts.scroller.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Shows where a clip from the bin would land, and puts it there. */
export function followDrop(surface: Surface): () => void {
  const { parts, store } = surface;
  const hide = () => showGhosts(parts.ghosts, []);
  function show(event: MouseEvent): void {
    const landing = landingUnder(surface, event);
    if (landing) showGhosts(parts.ghosts, [ghostOf(surface, landing)]);
  }
  function drop(event: MouseEvent): void {
    const landing = landingUnder(surface, event);
    if (!landing) return;
    hide();
    const mode = event.ctrlKey || event.metaKey ? 'ripple' : 'overwrite';
    const newTrackId = crypto.randomUUID();
    store.set(importClipAtom, null);
    store.set(runCommandAtom, insertAt(store.get(documentAtom), { ...landing, mode, newTrackId }));
  }
  const takesDrop = (event: DragEvent) => {
    if (!store.get(incomingAtom)) return;
    event.preventDefault();
    show(event);
  };
  const stops = [
    listen(parts.scroller, 'dragenter', takesDrop),
    listen(parts.scroller, 'dragover', takesDrop),
    listen(parts.scroller, 'dragleave', hide),
    listen(parts.scroller, 'drop', (event) => {
      event.preventDefault();
      drop(event);
    }),
    listen(window, 'pointermove', (event) => {
      if (!store.get(incomingAtom)) return;
      if (isOver(surface, event)) show(event);
      else hide();
    }),
    listen(window, 'pointerup', (event) => {
      if (store.get(incomingAtom) && isOver(surface, event)) drop(event);
    }),
    store.sub(incomingAtom, () => {
      if (!store.get(incomingAtom)) hide();
    }),
  ];
  return () => closeAll(stops);
}
