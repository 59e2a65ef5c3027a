import { openLinkAtom, writePromptAtom } from '@kinora/creating';
import { promptLanguageOf } from '@kinora/creations/links';
import { lazyInspiration } from '@kinora/inspiration';
import { useLingui } from '@lingui/react/macro';
import { atom, useSetAtom } from 'jotai';

import { TRY_PROMPTS } from './try-prompts-messages.ts';
import { TryPrompts } from './try-prompts.tsx';

/** Sets the draft up for a scene by chance, as soon as the scenes are here. */
const surpriseDraftAtom = atom(null, async (_get, set, locale: string) => {
  const { surpriseAtom } = await lazyInspiration.load();
  set(openLinkAtom, set(surpriseAtom, promptLanguageOf(locale)));
});

/** Prompts for one click, written into the draft, and a scene by chance. */
export function TryPromptsPanel() {
  const { i18n } = useLingui();
  const surprise = useSetAtom(surpriseDraftAtom);
  return (
    <TryPrompts
      prompts={TRY_PROMPTS.map((prompt) => i18n._(prompt))}
      language={promptLanguageOf(i18n.locale)}
      onTry={useSetAtom(writePromptAtom)}
      onSurprise={() => void surprise(i18n.locale)}
    />
  );
}
