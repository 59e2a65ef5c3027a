import type { Creation } from '@kinora/contracts/creations';
import { Button, ButtonLink, RetryIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { actionWords, asksAgain, endingWords, type EndingAction } from '../ending-messages.ts';

export interface RemedyButtonProps {
  creation: Creation;
  /** Whether it is being asked for again right now. */
  isRetrying?: boolean | undefined;
  onRetry: (creation: Creation) => void;
  /** Where the form is that takes its settings; null where this page has it, or nobody does. */
  href: string | null;
  /** Puts its settings into the form of this page. */
  onUseSettings?: ((creation: Creation) => void) | undefined;
  /** Where another model is the remedy: which ones there are, with their prices; `usual` leads to the form. */
  renderOtherModels?: ((creation: Creation, usual: ReactNode) => ReactNode) | undefined;
}

/** An export is asked for at its project; the page of an effect that is gone would say just that. */
const hasButton = ({ mode }: Creation, action: EndingAction): boolean =>
  mode !== 'edit' && !(mode === 'effect' && action === 'choose-model');

/** Leads to the form with its settings, here or on another page. */
function ToForm({ creation, href, onUseSettings, children }: RemedyButtonProps & { children: ReactNode }) {
  if (href !== null) {
    return (
      <ButtonLink look="default" size="small" href={href}>
        {children}
      </ButtonLink>
    );
  }
  if (!onUseSettings) return null;
  return (
    <Button look="default" size="small" onClick={() => onUseSettings(creation)}>
      {children}
    </Button>
  );
}

/** The one thing to do about a creation that ended without a clip. */
export function RemedyButton(props: RemedyButtonProps): ReactNode {
  const { creation, isRetrying = false, onRetry, renderOtherModels } = props;
  const { i18n } = useLingui();
  const { action } = endingWords(creation);
  if (!hasButton(creation, action)) return null;
  const words = i18n._(actionWords(action, creation));
  if (asksAgain(action)) {
    return (
      <Button look="default" size="small" icon={<RetryIcon />} busy={isRetrying} onClick={() => onRetry(creation)}>
        {words}
      </Button>
    );
  }
  const usual = <ToForm {...props}>{words}</ToForm>;
  return action === 'choose-model' && renderOtherModels ? renderOtherModels(creation, usual) : usual;
}
