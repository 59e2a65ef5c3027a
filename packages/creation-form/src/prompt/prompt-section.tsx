import { PromptField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface PromptSectionProps {
  value: string;
  limit: number;
  /** What the engine saw in it, below it. */
  understood?: ReactNode;
  /** What is wrong with it, once somebody pressed Create. */
  problem?: string | undefined;
  onWrite: (prompt: string) => void;
  onSend: () => void;
}

/** Where the scene is described, with what will be drawn of it. */
export function PromptSection({ value, limit, understood, problem, onWrite, onSend }: PromptSectionProps) {
  const { t, i18n } = useLingui();
  return (
    <PromptField
      label={t`Prompt`}
      labelHidden
      value={value}
      limit={limit}
      placeholder={t`A small sailboat crosses a calm sea at sunset, slow push in`}
      describeCount={(length, max) => t`${i18n.number(length)} of ${i18n.number(max)} characters`}
      error={problem}
      onValue={onWrite}
      onSend={onSend}
    >
      {understood}
    </PromptField>
  );
}
