import { openLinkAtom, writePromptAtom } from '@kinora/creating';
import { promptLanguageOf } from '@kinora/creations/links';
import { lazyInspiration } from '@kinora/inspiration';
import { useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { TRY_PROMPTS } from './try-prompts.data.ts';
import { TryPrompts } from './try-prompts.tsx';

/** Prompts for one click, written into the draft, and a scene by chance. */
export function TryPromptsPanel() {
  const { i18n } = useLingui();
  const language = promptLanguageOf(i18n.locale);
  const inspiration = useLazy(lazyInspiration);
  const openLink = useSetAtom(openLinkAtom);
  return (
    <TryPrompts
      prompts={TRY_PROMPTS[language]}
      language={language}
      onTry={useSetAtom(writePromptAtom)}
      surprise={inspiration && <inspiration.SurprisePanel size="small" onSurprise={openLink} />}
    />
  );
}
