import { Button } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { NextStep } from './next-step.ts';

export interface NextStepButtonProps {
  step: NextStep;
  onPress: () => void;
}

const WORDS: Readonly<Record<NextStep, MessageDescriptor>> = {
  'edit-prompt': msg`Edit prompt`,
  'get-credits': msg`Get credits`,
  'log-in': msg`Log in`,
  reload: msg`Reload the page`,
  'see-plans': msg`See plans`,
  'use-local': msg`Use the local preview engine`,
};

/** The way on from a press that was refused. */
export function NextStepButton({ step, onPress }: NextStepButtonProps) {
  const { i18n } = useLingui();
  return (
    <Button look="default" size="small" onClick={onPress}>
      {i18n._(WORDS[step])}
    </Button>
  );
}
