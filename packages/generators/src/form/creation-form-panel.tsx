import { pageKindAtom, pressCreateAtom } from '@kinora/creating';
import { PrivacyNote, SubmitBarWaiting, SubmitFooter } from '@kinora/creating/submit';
import { Panel, useLazy } from '@kinora/ui';
import { useAtomValue, useSetAtom } from 'jotai';

import { lazyForm } from '../lazy-form.ts';
import { PromptPanel } from '../prompt/prompt-panel.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { SourcesWaiting } from './sources-waiting.tsx';

export interface CreationFormPanelProps {
  /** Names the form, and stands above it. */
  title: string;
  /** A model the address asks for. */
  askedModel?: string | undefined;
}

/** The form of a create page: the prompt at once, so that one can write; models, settings and price right after it. */
export function CreationFormPanel({ title, askedModel }: CreationFormPanelProps) {
  const form = useLazy(lazyForm);
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
        {form && <form.SavedRequestPanel />}
        {kind !== 'text' && (form ? <form.SourcesPanel /> : <SourcesWaiting kind={kind} />)}
        <PromptPanel onSend={() => void create()} />
        {form ? <form.LazyFormPanel askedModel={askedModel} /> : <FormWaiting />}
        <SubmitFooter note={kind === 'text' ? undefined : <PrivacyNote kind={kind} />}>
          {form ? <form.SubmitBarPanel onCreate={create} /> : <SubmitBarWaiting />}
        </SubmitFooter>
      </form>
    </Panel>
  );
}
