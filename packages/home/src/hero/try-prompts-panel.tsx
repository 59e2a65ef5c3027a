import { writePromptAtom } from '@kinora/creating';
import { promptLanguageOf } from '@kinora/creations/links';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { TRY_PROMPTS } from './try-prompts.data.ts';
import { TryPrompts } from './try-prompts.tsx';

/** Prompts for one click, written into the draft. */
export function TryPromptsPanel() {
  const { i18n } = useLingui();
  const language = promptLanguageOf(i18n.locale);
  return <TryPrompts prompts={TRY_PROMPTS[language]} language={language} onTry={useSetAtom(writePromptAtom)} />;
}
