import { Chip } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface TryPromptsProps {
  prompts: readonly string[];
  /** The one they are written in (BCP 47). */
  language: string;
  onTry: (prompt: string) => void;
  /** After the last one: takes one by chance. */
  surprise?: ReactNode;
}

/** Prompts that move with one click. */
export function TryPrompts({ prompts, language, onTry, surprise }: TryPromptsProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Prompts to try`}
      className="relative flex items-center gap-2 overflow-x-auto py-1 max-nav:-mx-(--frame-gutter) max-nav:px-(--frame-gutter) nav:flex-wrap nav:justify-center"
    >
      <li aria-hidden="true" className="flex-none text-small text-muted">
        <Trans>Try</Trans>
      </li>
      {prompts.map((prompt) => (
        <li key={prompt} className="flex-none">
          <Chip size="small" onClick={() => onTry(prompt)}>
            <bdi lang={language} dir="ltr">
              {prompt}
            </bdi>
          </Chip>
        </li>
      ))}
      {surprise && <li className="flex-none">{surprise}</li>}
    </ul>
  );
}
