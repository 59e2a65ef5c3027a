import type { Creation } from '@kinora/contracts/creations';
import { atom } from 'jotai';

import { creationsAtom } from '../creations-atoms.ts';
import { stageViewOf, type StageChoice, type StageView } from './stage-view.ts';

const choiceBaseAtom = atom<StageChoice | null>(null);

/** What was put on the stage last; a new object with each press, null where the preview alone plays. */
export const stageChoiceAtom = atom((get) => get(choiceBaseAtom));

/** What the stage shows of the clips it was given, as far as they are there. */
export const stageViewAtom = atom((get): StageView => stageViewOf(get(choiceBaseAtom), get(creationsAtom)));

/** Clips were asked for: they take the stage as they come. */
export const expectOnStageAtom = atom(null, (_get, set, creations: readonly Creation[]) => {
  const [first] = creations;
  if (first) set(choiceBaseAtom, { batch: first.batch, chosen: [], isPressed: false });
});

/** Play was pressed on a clip, or it was enlarged. */
export const playOnStageAtom = atom(null, (_get, set, { batch, id }: Pick<Creation, 'batch' | 'id'>) =>
  set(choiceBaseAtom, { batch, chosen: [id], isPressed: true }),
);

/** Plays some clips of a batch side by side. */
export const compareOnStageAtom = atom(null, (get, set, chosen: readonly string[]) => {
  const before = get(choiceBaseAtom);
  if (before) set(choiceBaseAtom, { ...before, chosen, isPressed: true });
});

/** Back to all clips of the batch. */
export const showBatchOnStageAtom = atom(null, (get, set) => {
  const before = get(choiceBaseAtom);
  if (before) set(choiceBaseAtom, { ...before, chosen: [], isPressed: true });
});

export const clearStageAtom = atom(null, (_get, set) => set(choiceBaseAtom, null));
