import { TICKS_PER_SECOND, type Clip, type TimelineDocument } from '@kinora/contracts/timeline';
import { endOf } from '@kinora/timeline';
import { atom } from 'jotai';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { selectionAtom } from '../state/selection-atoms.ts';

const USUAL_DURATION = TICKS_PER_SECOND;

interface Cut {
  readonly left: Clip;
  readonly right: Clip;
}

/** Every place where two clips of a track touch. */
function cutsOf({ tracks }: TimelineDocument): readonly Cut[] {
  return tracks.flatMap(({ clips }) =>
    clips.flatMap((left, place) => {
      const right = clips[place + 1];
      return right && endOf(left) === right.start ? [{ left, right }] : [];
    }),
  );
}

/** The cuts at the edges of the selected clips that have no transition yet. */
export const openCutsAtom = atom((get): readonly Cut[] => {
  const selection = get(selectionAtom);
  const document = get(documentAtom);
  if (selection.size === 0) return [];
  const taken = new Set(document.transitions.map(({ leftId }) => leftId));
  return cutsOf(document).filter(
    ({ left, right }) => !taken.has(left.id) && (selection.has(left.id) || selection.has(right.id)),
  );
});

/** Dissolves the selected clips into their neighbours: a second, or as long as there is room for. */
export const addDissolveAtom = atom(null, (get, set) => {
  const commands = get(openCutsAtom).map(({ left, right }) => ({
    op: 'addTransition' as const,
    leftId: left.id,
    rightId: right.id,
    kind: 'cross-dissolve',
    duration: Math.min(USUAL_DURATION, left.duration, right.duration),
  }));
  const [first, ...others] = commands;
  if (first) set(runCommandAtom, others.length === 0 ? first : { op: 'batch', commands });
});
