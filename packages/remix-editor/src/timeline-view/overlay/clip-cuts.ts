import type { Clip, TimelineDocument, Transition } from '@kinora/contracts/timeline';
import { endOf, findClip } from '@kinora/timeline';

import { rowsOf, type Row } from '../../geometry/rows.ts';

/** More handles than this are in nobody's way. */
const HANDLED_MAX = 40;

export interface PlacedClip {
  readonly clip: Clip;
  readonly row: Row;
}

export interface PlacedCut {
  readonly left: Clip;
  readonly right: Clip;
  readonly row: Row;
  readonly transition: Transition | null;
}

/** The selected clips with the rows they lie in; none where there are too many to handle. */
export function placedClips(document: TimelineDocument, ids: ReadonlySet<string>): readonly PlacedClip[] {
  if (ids.size > HANDLED_MAX) return [];
  const rows = rowsOf(document.tracks);
  return [...ids].flatMap((id) => {
    const found = findClip(document, id);
    const row = rows.find(({ track }) => track === found?.track);
    return found && row && !found.track.locked ? [{ clip: found.clip, row }] : [];
  });
}

/** The cuts at the edges of these clips, each once, where a transition may lie. */
export function cutsAt(document: TimelineDocument, placed: readonly PlacedClip[]): readonly PlacedCut[] {
  const cuts = new Map<string, PlacedCut>();
  for (const { clip, row } of placed.filter((one) => one.row.track.kind === 'video')) {
    const { clips } = row.track;
    const place = clips.indexOf(clip);
    for (const [left, right] of [clips.slice(place - 1, place + 1), clips.slice(place, place + 2)]) {
      if (!left || !right || endOf(left) !== right.start) continue;
      const transition = document.transitions.find(({ leftId }) => leftId === left.id) ?? null;
      cuts.set(left.id, { left, right, row, transition });
    }
  }
  return [...cuts.values()];
}
