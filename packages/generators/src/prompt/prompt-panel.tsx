import { PROMPT_MAX } from '@kinora/contracts';
import { promptAtom, writePromptAtom, pageKindAtom } from '@kinora/creating';
import { useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';

import { lazyForm } from '../lazy-form.ts';
import type { PromptFacts } from './prompt-facts-atoms.ts';
import { PromptSection, type PromptSectionProps } from './prompt-section.tsx';

/** What is known of the prompt before the catalogue is here. */
const noFactsAtom = atom((get): PromptFacts => ({
  limit: PROMPT_MAX,
  problem: undefined,
  isOptional: get(pageKindAtom) !== 'text',
}));

export interface PromptPanelProps {
  size?: PromptSectionProps['size'];
  onSend: () => void;
}

/** The prompt of the draft: one can write before the catalogue is here. */
export function PromptPanel({ size = 'page', onSend }: PromptPanelProps) {
  const { i18n } = useLingui();
  const form = useLazy(lazyForm);
  const { limit, problem, isOptional } = useAtomValue(form?.promptFactsAtom ?? noFactsAtom);
  return (
    <PromptSection
      size={size}
      about={useAtomValue(pageKindAtom)}
      value={useAtomValue(promptAtom)}
      limit={limit}
      isOptional={isOptional}
      tools={form ? <form.PromptToolsPanel /> : undefined}
      proposal={form ? <form.BelowPromptPanel /> : undefined}
      understood={form ? <form.SeenAndMissedPanel /> : undefined}
      problem={problem && i18n._(problem)}
      onWrite={useSetAtom(writePromptAtom)}
      onSend={onSend}
    />
  );
}
