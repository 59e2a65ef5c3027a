import { atom } from 'jotai';

import { lateForm } from '../late-form.ts';
import { promptAtom, writePromptAtom } from './kept-draft-atoms.ts';

/** Follows the fragment of an address: its prompt at once, its settings when the catalogue is here. */
export const followLinkAtom = atom(null, async (get, set, fragment: string) => {
  const prompt = new URLSearchParams(fragment.replace(/^#/, '')).get('prompt');
  if (prompt !== null) set(writePromptAtom, prompt);
  const { openLinkAtom } = await lateForm.load();
  const typed = get(promptAtom);
  set(openLinkAtom, fragment);
  set(writePromptAtom, typed);
});
