import { Button, Notice, SparkleIcon } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import type { PlanNeed } from './plan-need.ts';

export interface PlanNoteProps {
  needs: readonly [PlanNeed, ...PlanNeed[]];
  /** Left out where no plans are on sale. */
  onSeePlans?: (() => void) | undefined;
}

function Words({ needs: [first, second] }: Pick<PlanNoteProps, 'needs'>) {
  if (second !== undefined) return <Trans>Several clips at once and full HD come with a plan.</Trans>;
  return first === 'count' ? (
    <Trans>Several clips at once come with a plan.</Trans>
  ) : (
    <Trans>Full HD comes with a plan.</Trans>
  );
}

/** Says before the press what the server would refuse, and the way there. */
export function PlanNote({ needs, onSeePlans }: PlanNoteProps) {
  return (
    <Notice
      look="info"
      icon={<SparkleIcon />}
      announce="status"
      action={
        onSeePlans && (
          <Button look="default" size="small" onClick={onSeePlans}>
            <Trans>See the plans</Trans>
          </Button>
        )
      }
    >
      <Words needs={needs} />
    </Notice>
  );
}
