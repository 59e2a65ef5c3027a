import { understoodAtom } from '@kinora/creating';
import { shownPromptAtom } from '@kinora/creating/prompts';
import { useAtomValue } from 'jotai';

import { SeenAndMissed } from './seen-and-missed.tsx';

/** What the engine saw in the prompt; nothing while it has not read it. */
export function SeenAndMissedPanel() {
  const understood = useAtomValue(understoodAtom);
  const isEmpty = useAtomValue(shownPromptAtom) === '';
  return understood && !isEmpty ? <SeenAndMissed {...understood} /> : null;
}
