import { unreachable } from '@kinora/contracts';
import type { SubmitFailure, SubmitOutcome } from '@kinora/creations';

/** What to do about a press that was refused, where another press alone does not help. */
export type NextStep = 'edit-prompt' | 'get-credits' | 'log-in' | 'reload' | 'see-plans' | 'use-local';

type Refused = Extract<SubmitFailure, { kind: 'refused' }>;

function stepOfBan({ details: { reason } }: Refused): NextStep | null {
  if (reason === 'no-trial' || reason === 'no-own-key') return 'reload';
  if (reason === 'own-key-day') return null;
  return reason === 'plan-needed' ? 'see-plans' : 'use-local';
}

function stepOfRefusal(refused: Refused): NextStep | null {
  const { reason } = refused;
  switch (reason) {
    case 'not-enough-credits':
      return 'get-credits';
    case 'not-allowed':
      return stepOfBan(refused);
    case 'content-refused':
      return 'edit-prompt';
    case 'price-changed':
      return 'reload';
    case 'trial-used':
    case 'trial-day':
    case 'key-reused':
    case 'still-running':
    case 'unknown-creation':
      return null;
    default:
      return unreachable(reason);
  }
}

const stepOfFailure = (failure: SubmitFailure): NextStep | null => {
  if (failure.kind === 'session-expired') return 'log-in';
  return failure.kind === 'refused' ? stepOfRefusal(failure) : null;
};

/**
 * The one next step after the last press, to be offered beside the words about it; null where pressing Create again is
 * that step, where a file has to be changed at its place, or where there is nothing to say.
 */
export function nextStep(outcome: SubmitOutcome | null): NextStep | null {
  if (outcome?.kind === 'failed') return stepOfFailure(outcome.failure);
  if (outcome?.kind === 'not-kept') return 'log-in';
  return outcome?.kind === 'file-failed' && outcome.failure.kind === 'session-expired' ? 'log-in' : null;
}
