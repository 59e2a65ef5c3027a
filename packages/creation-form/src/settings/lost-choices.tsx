import { Notice } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { LostChoice } from '../draft/draft.ts';
import { parameterWords, valueWords } from '../model/choice-words.ts';

export interface LostChoicesProps {
  lost: readonly LostChoice[];
}

/** Says what another model could not keep. */
export function LostChoices({ lost }: LostChoicesProps) {
  const { t, i18n } = useLingui();
  if (lost.length === 0) return null;
  const sentences = lost.map(({ name, from, to }) => {
    const parameter = i18n._(parameterWords(name));
    const before = i18n._(valueWords(name, from));
    const after = i18n._(valueWords(name, to));
    return t`${parameter} changed from ${before} to ${after}.`;
  });
  return (
    <Notice announce="status">
      {sentences.join(' ')} {t`The rest stayed as it was.`}
    </Notice>
  );
}
