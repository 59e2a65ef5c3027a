import { Chip, ShuffleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface TryPromptsProps {
  prompts: readonly string[];
  /** The one they are written in (BCP 47). */
  language: string;
  onTry: (prompt: string) => void;
  /** Takes a scene by chance. */
  onSurprise: () => void;
}

/** Prompts that move with one click. */
export function TryPrompts({ prompts, language, onTry, onSurprise }: TryPromptsProps) {
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
            <bdi lang={language}>{prompt}</bdi>
          </Chip>
        </li>
      ))}
      <li className="flex-none">
        <Chip size="small" icon={<ShuffleIcon />} onClick={onSurprise}>
          <Trans>Surprise me</Trans>
        </Chip>
      </li>
    </ul>
  );
}
