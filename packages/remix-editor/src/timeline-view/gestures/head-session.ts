import type { Command, TimelineDocument } from '@kinora/contracts/timeline';

import { rowsHeight, rowsOf, type Row } from '../../geometry/rows.ts';
import { runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import type { Session } from './session.ts';

/** Before which row a dragged track would lie, counted from above; behind the last where it is below all. */
export const slotAt = (rows: readonly Row[], y: number): number =>
  rows.filter(({ top, height }) => top + height / 2 <= y).length;

/** The command that brings a track to a slot; null where it lies there. */
export function planReorder({ tracks }: TimelineDocument, trackId: string, slot: number): Command | null {
  const place = tracks.findIndex(({ id }) => id === trackId);
  const last = tracks.length - 1;
  const row = last - place;
  // Its own row is gone from above what comes after it.
  const next = slot > row ? slot - 1 : slot;
  return place < 0 || next === row ? null : { op: 'reorderTrack', trackId, index: last - next };
}

/** Drags a track by its head to another place among the tracks. */
export function startHeadDrag({ parts, store }: Surface, trackId: string): Session {
  const { content, dropLine } = parts;
  const document = store.get(documentAtom);
  const rows = rowsOf(document.tracks);
  const head = content.querySelector<HTMLElement>(`[data-track="${CSS.escape(trackId)}"]`);
  let command: Command | null = null;
  if (head) head.dataset.lifted = '';

  function clear(): void {
    dropLine.hidden = true;
    delete head?.dataset.lifted;
  }
  return {
    look: 'head',
    cancel: clear,
    move({ y }) {
      const slot = slotAt(rows, y);
      command = planReorder(document, trackId, slot);
      dropLine.hidden = command === null;
      dropLine.style.transform = `translateY(${rows[slot]?.top ?? rowsHeight(rows)}px)`;
    },
    end() {
      clear();
      if (command) store.set(runCommandAtom, command);
    },
  };
}
