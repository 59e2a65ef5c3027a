import { pageKindAtom, pressCreateAtom } from '@kinora/creating';
import { Panel, Skeleton, useLate } from '@kinora/ui';
import { useAtomValue, useSetAtom } from 'jotai';

import { lateForm } from '../late-form.ts';
import { PromptPanel } from '../prompt/prompt-panel.tsx';
import { FormWaiting } from './form-waiting.tsx';

export interface CreationFormPanelProps {
  /** Names the form, and stands above it. */
  title: string;
  /** A model the address asks for. */
  askedModel?: string | undefined;
}

/** The form of a create page: the prompt at once, so that one can write; models, settings and price right after it. */
export function CreationFormPanel({ title, askedModel }: CreationFormPanelProps) {
  const rest = useLate(lateForm);
  const kind = useAtomValue(pageKindAtom);
  const create = useSetAtom(pressCreateAtom);
  return (
    <Panel look="form">
      <form
        aria-label={title}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
      >
        <h1 className="type-title">{title}</h1>
        {rest && <rest.SavedOrderPanel />}
        {kind !== 'text' && (rest ? <rest.SourcesPanel /> : <Skeleton shape="card" />)}
        <PromptPanel onSend={() => void create()} />
        {rest ? <rest.FormRestPanel askedModel={askedModel} onCreate={create} /> : <FormWaiting />}
      </form>
    </Panel>
  );
}
