import { useAtomValue } from 'jotai';

import { tidyPromptAtom } from '../draft/draft-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { SeenAndMissed } from './seen-and-missed.tsx';

/** What the engine saw in the prompt; nothing while it has not read it. */
export function SeenAndMissedPanel() {
  const understood = useAtomValue(understoodAtom);
  const isEmpty = useAtomValue(tidyPromptAtom) === '';
  return understood && !isEmpty ? <SeenAndMissed {...understood} /> : null;
}
