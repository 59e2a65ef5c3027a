import { useAtomValue } from 'jotai';

import { understoodAtom } from '../preview/preview-atoms.ts';
import { shownPromptAtom } from './list/prompts-atoms.ts';
import { SeenAndMissed } from './seen-and-missed.tsx';

/** What the engine saw in the prompt; nothing while it has not read it. */
export function SeenAndMissedPanel() {
  const understood = useAtomValue(understoodAtom);
  const isEmpty = useAtomValue(shownPromptAtom) === '';
  return understood && !isEmpty ? <SeenAndMissed {...understood} /> : null;
}
