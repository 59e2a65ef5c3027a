import { clipsInBox, type Place } from '../../geometry/hit-test.ts';
import { rowsOf } from '../../geometry/rows.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import { withLinks } from './drag-intent.ts';
import type { Held, Session } from './session.ts';

/** Draws a box and selects what it touches, with Shift or Ctrl besides what is selected. */
export function startBox({ parts, store }: Surface, from: Place, { isShift, isCtrl }: Held): Session {
  const { box } = parts;
  let to = from;
  const hide = () => {
    box.hidden = true;
  };
  return {
    cancel: hide,
    move(place) {
      to = place;
      const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      box.hidden = false;
      Object.assign(box.style, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${Math.abs(to.x - from.x)}px`,
        height: `${Math.abs(to.y - from.y)}px`,
      });
    },
    end() {
      hide();
      const document = store.get(documentAtom);
      const touched = clipsInBox(rowsOf(document.tracks), { from, to }, store.get(zoomAtom));
      const kept = isShift || isCtrl ? [...store.get(selectionAtom)] : [];
      const ids = touched.flatMap(({ id }) => withLinks(document, id));
      store.set(selectClipsAtom, [...new Set([...kept, ...ids])]);
    },
  };
}
