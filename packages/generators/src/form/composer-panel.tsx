import { pressCreateAtom } from '@kinora/creating';
import { Skeleton, useLazy } from '@kinora/ui';
import { useSetAtom } from 'jotai';

import { lazyComposer } from '../lazy-composer.ts';
import { PromptPanel } from '../prompt/prompt-panel.tsx';
import type { ComposerTabsProps } from './composer-tabs.tsx';

export interface ComposerPanelProps {
  /** Names the form. */
  label: string;
  /** Where clips of words, pictures and videos, and effects, are begun. */
  tabHrefs: ComposerTabsProps['hrefs'];
  /** Where all settings are. */
  settingsHref: string;
  /** Where all models are told of. */
  modelsHref: string;
}

/** The short form of a create page: the prompt, what is chosen, the price. It is the same draft. */
export function ComposerPanel({ label, tabHrefs, settingsHref, modelsHref }: ComposerPanelProps) {
  const composer = useLazy(lazyComposer);
  const create = useSetAtom(pressCreateAtom);
  return (
    <form aria-label={label} noValidate onSubmit={(event) => event.preventDefault()} className="composer-panel">
      {composer ? <composer.ComposerTabs hrefs={tabHrefs} /> : <span className="h-9 max-nav:h-11" />}
      <PromptPanel size="composer" onSend={() => void create()} />
      {composer ? (
        <composer.LazyComposerPanel {...{ settingsHref, modelsHref }} onCreate={create} />
      ) : (
        <Skeleton shape="composer" />
      )}
    </form>
  );
}
