import type { PlanNeed } from '@kinora/credits';
import { Button, Notice, SparkleIcon } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

export interface PlanNoteProps {
  needs: readonly [PlanNeed, ...PlanNeed[]];
  /** Left out where no plans are on sale. */
  onSeePlans?: (() => void) | undefined;
}

const ALONE: Readonly<Record<PlanNeed, MessageDescriptor>> = {
  count: msg`Batches need a plan.`,
  effect: msg`This effect needs a plan.`,
  resolution: msg`Full HD needs a plan.`,
};

/** Of several, full HD is the last. */
const WITH_FULL_HD: Readonly<Record<PlanNeed, MessageDescriptor>> = {
  ...ALONE,
  count: msg`Batches and Full HD need a plan.`,
  effect: msg`This effect and Full HD need a plan.`,
};

/** Says before the press what the server would refuse, and the way there. */
export function PlanNote({ needs: [need, other], onSeePlans }: PlanNoteProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      look="info"
      icon={<SparkleIcon />}
      announce="status"
      action={
        onSeePlans && (
          <Button look="default" size="small" onClick={onSeePlans}>
            <Trans>See plans</Trans>
          </Button>
        )
      }
    >
      {i18n._((other === undefined ? ALONE : WITH_FULL_HD)[need])}
    </Notice>
  );
}
