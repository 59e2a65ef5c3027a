import type { Creation } from '@kinora/contracts/creations';
import { modelWords } from '@kinora/credits';
import { Button, ButtonLink, RetryIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { actionWords, asksAgain, endingWords, type EndingAction } from '../ending-words.ts';
import type { AnotherModel } from '../links/another-model.ts';

export interface RemedyButtonProps {
  creation: Creation;
  /** Whether it is being asked for again right now. */
  isRetrying?: boolean | undefined;
  onRetry: (creation: Creation) => void;
  /** The model that comes nearest: its settings are used then. */
  another?: AnotherModel | undefined;
  /** Where the form is that takes its settings; null where this page has it, or nobody does. */
  href: string | null;
  /** Puts its settings into the form of this page. */
  onUseSettings?: ((creation: Creation) => void) | undefined;
}

/** An export is asked for at its project; the page of an effect that is gone would say just that. */
const hasButton = ({ mode }: Creation, action: EndingAction): boolean =>
  mode !== 'edit' && !(mode === 'effect' && action === 'choose-model');

/** "Try with Vidu Q1 for 32"; undefined where nothing comes near. */
function useInstead(another: AnotherModel | undefined): string | undefined {
  const { i18n, t } = useLingui();
  if (!another) return undefined;
  const { clip, price } = another;
  const model = i18n._(modelWords(clip.model));
  return t`Try with ${model} for ${price}`;
}

/** The one thing to do about a creation that ended without a clip. */
export function RemedyButton({
  creation,
  another,
  isRetrying = false,
  onRetry,
  href,
  onUseSettings,
}: RemedyButtonProps) {
  const { i18n } = useLingui();
  const instead = useInstead(another);
  const { action } = endingWords(creation);
  if (!hasButton(creation, action)) return null;
  const words = instead ?? i18n._(actionWords(action, creation));
  if (asksAgain(action)) {
    return (
      <Button look="default" size="small" icon={<RetryIcon />} busy={isRetrying} onClick={() => onRetry(creation)}>
        {words}
      </Button>
    );
  }
  if (href !== null) {
    return (
      <ButtonLink look="default" size="small" href={href}>
        {words}
      </ButtonLink>
    );
  }
  if (!onUseSettings) return null;
  return (
    <Button look="default" size="small" onClick={() => onUseSettings(creation)}>
      {words}
    </Button>
  );
}
