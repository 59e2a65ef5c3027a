import { useLazy } from '@kinora/ui';
import { useAtom } from 'jotai';

import { openHelpAtom } from './help-atoms.ts';
import { lazyList } from './list/lazy-list.ts';
import { PromptStripPanel } from './list/prompt-strip-panel.tsx';
import { PromptProposalPanel } from './prompt-proposal-panel.tsx';
import { lazyTemplates } from './templates/lazy-templates.ts';

function ListHost({ onClose }: { onClose: () => void }) {
  const list = useLazy(lazyList);
  return list && <list.ListDialogPanel onClose={onClose} />;
}

function TemplatesHost({ onClose }: { onClose: () => void }) {
  const templates = useLazy(lazyTemplates);
  return templates && <templates.TemplatesDialogPanel onClose={onClose} />;
}

/** What stands below the prompt: a better one, the others of a list, and the help that is open. */
export function BelowPromptPanel() {
  const [help, setHelp] = useAtom(openHelpAtom);
  const close = () => setHelp(null);
  return (
    <>
      <PromptProposalPanel />
      <PromptStripPanel />
      {help === 'list' && <ListHost onClose={close} />}
      {help === 'templates' && <TemplatesHost onClose={close} />}
    </>
  );
}
