import { writePromptAtom } from '@kinora/creation-form';
import { useSetAtom } from 'jotai';

import { TRY_PROMPTS } from './try-prompts.data.ts';
import { TryPrompts } from './try-prompts.tsx';

/** Prompts for one click, written into the draft. */
export function TryPromptsPanel() {
  return <TryPrompts prompts={TRY_PROMPTS} onTry={useSetAtom(writePromptAtom)} />;
}
