import { BEHAVIOUR_VERBS } from './behaviours.data.ts';

/** Whether a story's name says what its component does (`KeepsTheFocus`), not the state that it shows (`Empty`). */
export function isBehaviour(exportName: string): boolean {
  return exportName.split(/(?=[A-Z])/).some((word) => BEHAVIOUR_VERBS.has(word.toLowerCase()));
}
