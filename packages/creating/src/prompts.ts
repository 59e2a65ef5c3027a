export { TEXTS_MAX } from './list/expand-prompt.ts';
export type { ListLine } from './list/kept-list-atoms.ts';
export {
  addLinesAtom,
  canUndoListAtom,
  clearListAtom,
  editLineAtom,
  layListAsideAtom,
  listAsideAtom,
  listAtom,
  removeLineAtom,
  takeListUpAtom,
  undoListAtom,
} from './list/list-atoms.ts';
export { lineWords, literalWords } from './prompts/line-messages.ts';
export {
  makeListAtom,
  plannedAtom,
  shownLiteralAtom,
  shownPlaceAtom,
  shownPromptAtom,
  stepAtom,
  textsAtom,
} from './prompts/prompts-atoms.ts';
