import { useLate } from '@kinora/ui';
import { useAtom } from 'jotai';

import { openHelpAtom } from './help-atoms.ts';
import { lateList } from './list/late-list.ts';
import { PromptStripPanel } from './list/prompt-strip-panel.tsx';
import { PromptProposalPanel } from './prompt-proposal-panel.tsx';
import { lateTemplates } from './templates/late-templates.ts';

function ListHost({ onClose }: { onClose: () => void }) {
  const rest = useLate(lateList);
  return rest && <rest.ListDialogPanel onClose={onClose} />;
}

function TemplatesHost({ onClose }: { onClose: () => void }) {
  const rest = useLate(lateTemplates);
  return rest && <rest.TemplatesDialogPanel onClose={onClose} />;
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
