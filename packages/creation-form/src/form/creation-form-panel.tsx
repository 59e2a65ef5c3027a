import { PROMPT_MAX } from '@kinora/contracts';
import { Panel, useLate } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';

import { promptAtom, writePromptAtom } from '../draft/kept-draft-atoms.ts';
import { pressCreateAtom } from '../foot/press-create-atoms.ts';
import { lateForm } from '../late-form.ts';
import type { PromptFacts } from '../prompt/prompt-facts-atoms.ts';
import { PromptSection } from '../prompt/prompt-section.tsx';
import { FormWaiting } from './form-waiting.tsx';

export interface CreationFormPanelProps {
  /** Names the form, and stands above it. */
  title: string;
  /** A model the address asks for. */
  askedModel?: string | undefined;
}

/** What is known of the prompt before the catalogue is here. */
const noFactsAtom = atom<PromptFacts>({ limit: PROMPT_MAX, problem: undefined });

function PromptPanel({ onSend }: { onSend: () => void }) {
  const { i18n } = useLingui();
  const rest = useLate(lateForm);
  const { limit, problem } = useAtomValue(rest?.promptFactsAtom ?? noFactsAtom);
  return (
    <PromptSection
      value={useAtomValue(promptAtom)}
      limit={limit}
      understood={rest ? <rest.SeenAndMissedPanel /> : undefined}
      problem={problem && i18n._(problem)}
      onWrite={useSetAtom(writePromptAtom)}
      onSend={onSend}
    />
  );
}

/** The form of a create page: the prompt at once, so that one can write; models, settings and price right after it. */
export function CreationFormPanel({ title, askedModel }: CreationFormPanelProps) {
  const rest = useLate(lateForm);
  const create = useSetAtom(pressCreateAtom);
  const press = () => void create();
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
        <PromptPanel onSend={press} />
        {rest ? <rest.FormRestPanel askedModel={askedModel} onCreate={press} /> : <FormWaiting />}
      </form>
    </Panel>
  );
}
