import { afterFirstInteraction } from '@kinora/browser';
import { writePromptAtom, pageKindAtom } from '@kinora/creating';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';

import { earlierPromptsAtom } from './earlier-prompts-atoms.ts';
import { openHelpAtom, type PromptHelp } from './help-atoms.ts';
import { lazyList } from './list/lazy-list.ts';
import { PromptTools } from './prompt-tools.tsx';
import { proposeAtom } from './proposal-atoms.ts';
import { lazyTemplates } from './templates/lazy-templates.ts';

function fetchHelp() {
  lazyList.fetchAhead();
  lazyTemplates.fetchAhead();
}

/** The tools below the prompt, connected to the draft. */
export function PromptToolsPanel() {
  const { t } = useLingui();
  const propose = useSetAtom(proposeAtom);
  const isOfVideo = useAtomValue(pageKindAtom) === 'video';
  const improve = () => {
    propose().catch(() => toast(t`The suggestion couldn’t be loaded. Check your connection and try again.`));
  };
  const setHelp = useSetAtom(openHelpAtom);
  // The press is answered first: a dialog takes its time to be drawn.
  const openHelp = (help: PromptHelp) => startTransition(() => setHelp(help));
  useEffect(() => (isOfVideo ? undefined : afterFirstInteraction(fetchHelp)), [isOfVideo]);
  return (
    <PromptTools
      earlier={useAtomValue(earlierPromptsAtom)}
      onImprove={isOfVideo ? undefined : improve}
      onTemplates={isOfVideo ? undefined : () => openHelp('templates')}
      onList={isOfVideo ? undefined : () => openHelp('list')}
      onTake={useSetAtom(writePromptAtom)}
    />
  );
}
