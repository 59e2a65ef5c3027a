import type { LostChoice } from '@kinora/creating';
import { parameterWords, valueWords, modeWords } from '@kinora/creating/models';
import { Notice } from '@kinora/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const MODE = msg`Start with`;
const CROPS = msg`Your crop isn’t used.`;

export interface LostChoicesProps {
  lost: readonly LostChoice[];
}

function partsOf(lost: Exclude<LostChoice, { name: 'crops' }>, i18n: I18n) {
  if (lost.name === 'mode') {
    const [before, after] = [modeWords(lost.from), modeWords(lost.to)];
    return { parameter: i18n._(MODE), before: i18n._(before), after: i18n._(after) };
  }
  const { name, from, to } = lost;
  return {
    parameter: i18n._(parameterWords(name)),
    before: i18n._(valueWords(name, from)),
    after: i18n._(valueWords(name, to)),
  };
}

/** Says what another model could not keep. */
export function LostChoices({ lost }: LostChoicesProps) {
  const { t, i18n } = useLingui();
  if (lost.length === 0) return null;
  const sentences = lost.map((choice) => {
    if (choice.name === 'crops') return i18n._(CROPS);
    const { parameter, before, after } = partsOf(choice, i18n);
    return t`${parameter} changed from ${before} to ${after}.`;
  });
  return (
    <Notice announce="status">
      {sentences.join(' ')} {t`Everything else stayed the same.`}
    </Notice>
  );
}
