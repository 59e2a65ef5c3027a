import { PromptField, Understood } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { Understood as Words } from '../preview/preview-messages.ts';

export interface PromptSectionProps {
  value: string;
  limit: number;
  /** What the engine saw in it; null while nothing is known. */
  understood: Words | null;
  /** What is wrong with it, once somebody pressed Create. */
  problem?: string | undefined;
  onWrite: (prompt: string) => void;
  onSend: () => void;
}

/** More words than these fill the page instead of helping. */
const WORDS_SHOWN = 12;

function SeenAndMissed({ seen, missed, unsupportedScript }: Words) {
  const { t } = useLingui();
  const hidden = Math.max(0, missed.length - WORDS_SHOWN);
  return (
    <output className="grid gap-1">
      {(seen.length > 0 || missed.length > 0) && (
        <bdi className="block">
          <Understood
            seenLabel={t`Seen:`}
            missedLabel={t`Not drawn:`}
            seen={seen.slice(0, WORDS_SHOWN)}
            missed={missed.slice(0, WORDS_SHOWN)}
          />
        </bdi>
      )}
      {hidden > 0 && (
        <span>
          <Plural value={hidden} one="and # more word" other="and # more words" />
        </span>
      )}
      {unsupportedScript !== null && (
        <span>
          <Trans>
            Captions in {unsupportedScript} letters cannot be drawn yet. Nothing is charged. Leave the quoted words out
            or write them in Latin letters.
          </Trans>
        </span>
      )}
    </output>
  );
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
      {understood && value.trim() !== '' ? <SeenAndMissed {...understood} /> : undefined}
    </PromptField>
  );
}
