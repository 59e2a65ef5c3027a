import { atom } from 'jotai';

import { lateForm } from '../late-form.ts';
import { promptAtom, writePromptAtom } from './kept-draft-atoms.ts';

/**
 * Follows the fragment of an address: its prompt at once, its settings and files when the catalogue is here. False
 * when a file that it names is not to be had.
 */
export const followLinkAtom = atom(null, async (get, set, fragment: string): Promise<boolean> => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const prompt = fields.get('prompt');
  if (prompt !== null) set(writePromptAtom, prompt);
  const { openLinkAtom, bringFilesAtom, filesNamedIn } = await lateForm.load();
  const typed = get(promptAtom);
  set(openLinkAtom, fragment);
  set(writePromptAtom, typed);
  return set(bringFilesAtom, filesNamedIn(fields));
});
