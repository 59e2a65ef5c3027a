import { listAsideAtom, listAtom, shownLiteralAtom, shownPlaceAtom } from '@kinora/creating/prompts';
import { StyleOfferPlacePanel } from '@kinora/creating/submit';
import { useLazy } from '@kinora/ui';
import { atom, useAtom, useAtomValue } from 'jotai';

import { openHelpAtom } from './help-atoms.ts';
import { lazyList } from './list/lazy-list.ts';
import { lazyStrip } from './list/lazy-strip.ts';
import { PromptProposalPanel } from './prompt-proposal-panel.tsx';
import { lazyTemplates } from './templates/lazy-templates.ts';

/** Whether there is more than one text, or a brace to speak of. */
const hasStripAtom = atom((get) =>
  [shownPlaceAtom, listAtom, listAsideAtom, shownLiteralAtom].some((known) => get<unknown>(known) !== null),
);

function StripHost() {
  const strip = useLazy(lazyStrip);
  return strip && <strip.PromptStripPanel />;
}

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
  const hasStrip = useAtomValue(hasStripAtom);
  const close = () => setHelp(null);
  return (
    <>
      <PromptProposalPanel />
      <StyleOfferPlacePanel />
      {hasStrip && <StripHost />}
      {help === 'list' && <ListHost onClose={close} />}
      {help === 'templates' && <TemplatesHost onClose={close} />}
    </>
  );
}
