import { atom } from 'jotai';

/** What helps with the words in a dialog of its own. */
export type PromptHelp = 'list' | 'templates';

/** Which help is open; null for none. */
export const openHelpAtom = atom<PromptHelp | null>(null);
