import type { Command } from '@kinora/contracts/timeline';
import { applyEdit } from '@kinora/timeline';
import { atom } from 'jotai';

import { planCommandAtom } from '../state/command-atoms.ts';
import { documentAtom, showGestureAtom } from '../state/document-atoms.ts';

/** Shows what a command would do while a slider is moved; nothing is done yet. What is refused shows nothing. */
export const draftCommandAtom = atom(null, (get, set, command: Command) => {
  const plan = set(planCommandAtom, command);
  set(showGestureAtom, plan.ok ? applyEdit(get(documentAtom), plan.value) : null);
});
