import type { LostChoice } from '@kinora/creating';
import { lostWords } from '@kinora/creating/models';
import { Notice } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export interface LostChoicesProps {
  lost: readonly LostChoice[];
}

/** Says what another model could not keep. */
export function LostChoices({ lost }: LostChoicesProps) {
  const { t, i18n } = useLingui();
  if (lost.length === 0) return null;
  return (
    <Notice announce="status">
      {lostWords(lost, i18n)} {t`Everything else stayed the same.`}
    </Notice>
  );
}
