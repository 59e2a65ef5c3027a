import { TRIALS_A_DAY } from '@kinora/contracts';
import { Plural, Trans } from '@lingui/react/macro';

import type { TrialState } from './trials-atoms.ts';

/** What pressing costs where the trial is free: nothing, and what comes with it. */
export function FreeTrialWords({ left }: { left: number }) {
  return (
    <Trans>
      <b className="font-bold text-strong">Free trial, no credits.</b> The clip has a watermark.{' '}
      <Plural value={left} one="# free trial left today." other="# free trials left today." />
    </Trans>
  );
}

/** Why there is no free trial any more; nothing where there is one, or nobody knows. */
export function TrialLine({ trial }: { trial: TrialState }) {
  if (trial !== 'used' && trial !== 'day') return null;
  return (
    <p className="text-small text-muted">
      {trial === 'used' ? (
        <Trans>You’ve used this effect’s free trial.</Trans>
      ) : (
        <Trans>No free trials left today. You get {TRIALS_A_DAY} more tomorrow.</Trans>
      )}
    </p>
  );
}
