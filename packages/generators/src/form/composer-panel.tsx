import { pressCreateAtom } from '@kinora/creating';
import { LinkTabs, type LinkTab, Skeleton, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { lazyForm } from '../lazy-form.ts';
import { PromptPanel } from '../prompt/prompt-panel.tsx';

export interface ComposerPanelProps {
  /** Names the form. */
  label: string;
  /** What a clip can be begun with, each with a page of its own; the first is this one. */
  tabs: readonly [LinkTab, ...LinkTab[]];
  /** Where all settings are. */
  settingsHref: string;
  /** Where all models are told of. */
  modelsHref: string;
}

/** The short form of a create page: the prompt, what is chosen, the price. It is the same draft. */
export function ComposerPanel({ label, tabs, settingsHref, modelsHref }: ComposerPanelProps) {
  const { t } = useLingui();
  const form = useLazy(lazyForm);
  const create = useSetAtom(pressCreateAtom);
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-stage bg-overlay p-3 shadow-e3 transition-shadow has-[textarea:focus]:shadow-composing"
    >
      <LinkTabs label={t`Start with`} look="bare" tabs={tabs} value={tabs[0].value} />
      <PromptPanel size="composer" onSend={() => void create()} />
      {form ? (
        <form.LazyComposerPanel {...{ settingsHref, modelsHref }} onCreate={create} />
      ) : (
        <Skeleton shape="composer" />
      )}
    </form>
  );
}
