import { filesNamedIn } from '@kinora/creations/links';
import type { FetchFailure } from '@kinora/source-files';
import { atom } from 'jotai';

import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { lazyCreating } from './lazy-creating.ts';

/**
 * Follows the fragment of an address: its prompt at once, its settings and files when the catalogue is here. Null
 * when all files that it names are here.
 */
export const followLinkAtom = atom(null, async (get, set, fragment: string): Promise<FetchFailure | null> => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const prompt = fields.get('prompt');
  if (prompt !== null) set(writePromptAtom, prompt);
  const { fetchFilesAtom, openLinkAtom } = await lazyCreating.load();
  const typed = get(promptAtom);
  set(openLinkAtom, fragment);
  set(writePromptAtom, typed);
  return set(fetchFilesAtom, filesNamedIn(fields));
});
