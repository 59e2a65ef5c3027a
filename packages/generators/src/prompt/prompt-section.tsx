import type { PageKind } from '@kinora/contracts/catalogue';
import { EXAMPLE_PROMPTS } from '@kinora/creating';
import { languagesToWrite } from '@kinora/creations/links';
import { PromptField, type PromptFieldProps } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface PromptSectionProps {
  value: string;
  size?: PromptFieldProps['size'];
  /** Describes a scene, how a picture moves, or what becomes of a video. */
  about?: PageKind;
  limit: number;
  /** A clip can be made without a word. */
  isOptional?: boolean;
  /** Help with the words, inside the field; its place is kept while it is on its way. */
  tools?: ReactNode;
  /** A better prompt, below the field. */
  proposal?: ReactNode;
  /** What the engine saw in it, below it. */
  understood?: ReactNode;
  /** What is wrong with it, once somebody pressed Create. */
  problem?: string | undefined;
  onWrite: (prompt: string) => void;
  onSend: () => void;
}

/** Where the scene is described, with what will be drawn of it. */
export function PromptSection({ about = 'text', size = 'page', ...props }: PromptSectionProps) {
  const { tools, proposal, understood, problem, isOptional = false, onWrite, onSend, ...text } = props;
  const { t, i18n } = useLingui();
  const languages = languagesToWrite(i18n.locale, about);
  const isOfWords = about === 'text';
  const label = () => {
    if (isOfWords) return t`Prompt`;
    if (about === 'video') return isOptional ? t`What should change? (optional)` : t`What should change?`;
    return isOptional ? t`Motion prompt (optional)` : t`Motion prompt`;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <PromptField
        label={label()}
        labelHidden={isOfWords}
        {...text}
        size={size}
        placeholder={i18n._(EXAMPLE_PROMPTS[about])}
        describeCount={(length, max) => t`${i18n.number(length)} of ${i18n.number(max)} characters`}
        locale={i18n.locale}
        error={problem}
        tools={tools ?? <span className="min-h-7 max-nav:min-h-11" />}
        onValue={onWrite}
        onSend={onSend}
      >
        {languages && <p>{t`The live preview and the local engine understand ${languages}.`}</p>}
        {understood}
      </PromptField>
      {proposal}
    </div>
  );
}
