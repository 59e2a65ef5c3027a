import { TextButton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import { keepFocus } from '../forms/keep-focus.ts';

/** Below each step: the way back. */
export function StepFooter({ onBack }: { onBack: () => void }) {
  return (
    <p className="text-center text-small">
      <TextButton onMouseDown={keepFocus} onClick={onBack}>
        <Trans>Back to log in</Trans>
      </TextButton>
    </p>
  );
}
