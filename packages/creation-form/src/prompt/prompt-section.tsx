import { PromptField, type PromptFieldProps } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface PromptSectionProps {
  value: string;
  size?: PromptFieldProps['size'];
  limit: number;
  /** What the engine saw in it, below it. */
  understood?: ReactNode;
  /** What is wrong with it, once somebody pressed Create. */
  problem?: string | undefined;
  onWrite: (prompt: string) => void;
  onSend: () => void;
}

/** Where the scene is described, with what will be drawn of it. */
export function PromptSection({ size = 'page', understood, problem, onWrite, onSend, ...text }: PromptSectionProps) {
  const { t, i18n } = useLingui();
  return (
    <PromptField
      label={t`Prompt`}
      labelHidden
      {...text}
      size={size}
      placeholder={t`A small sailboat crosses a calm sea at sunset, slow push in`}
      describeCount={(length, max) => t`${i18n.number(length)} of ${i18n.number(max)} characters`}
      locale={i18n.locale}
      error={problem}
      onValue={onWrite}
      onSend={onSend}
    >
      {understood}
    </PromptField>
  );
}
