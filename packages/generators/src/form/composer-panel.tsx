import { pressCreateAtom } from '@kinora/creating';
import { Skeleton, useLazy } from '@kinora/ui';
import { useSetAtom } from 'jotai';

import { lazyForm } from '../lazy-form.ts';
import { PromptPanel } from '../prompt/prompt-panel.tsx';

export interface ComposerPanelProps {
  /** Names the form. */
  label: string;
  /** Where all settings are. */
  settingsHref: string;
}

/** The short form of a create page: the prompt, what is chosen, the price. It is the same draft. */
export function ComposerPanel({ label, settingsHref }: ComposerPanelProps) {
  const form = useLazy(lazyForm);
  const create = useSetAtom(pressCreateAtom);
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-stage bg-overlay p-3 shadow-e3 nav:p-4"
    >
      <PromptPanel size="composer" onSend={() => void create()} />
      {form ? (
        <form.LazyComposerPanel settingsHref={settingsHref} onCreate={create} />
      ) : (
        <div className="grid gap-2.5">
          <Skeleton shape="control" />
          <Skeleton shape="submit-bar" />
        </div>
      )}
    </form>
  );
}
