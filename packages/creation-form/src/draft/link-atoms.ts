import { atom } from 'jotai';

import { lateForm } from '../late-form.ts';
import { promptAtom, writePromptAtom } from './kept-draft-atoms.ts';

// The catalogue's own list would bring the catalogue into the first script.
const FILES = ['first', 'last', 'video', 'clip'] as const;

/**
 * Follows the fragment of an address: its prompt at once, its settings and files when the catalogue is here. False
 * when a file that it names is not to be had.
 */
export const followLinkAtom = atom(null, async (get, set, fragment: string): Promise<boolean> => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const prompt = fields.get('prompt');
  if (prompt !== null) set(writePromptAtom, prompt);
  const { openLinkAtom, bringFilesAtom } = await lateForm.load();
  const typed = get(promptAtom);
  set(openLinkAtom, fragment);
  set(writePromptAtom, typed);
  const named = FILES.flatMap((field) => (fields.get(field) ? [[field, fields.get(field)] as const] : []));
  return set(bringFilesAtom, Object.fromEntries(named));
});
