import { fail, ok, type Result } from '@kinora/contracts';
import type { Mode } from '@kinora/contracts/catalogue';

import { dayIn } from '../../domain/creations/day-in.ts';
import type { CheckedRequest, RequestProblem } from './checked-request.ts';

export interface TrialDeps {
  /** Whether running a model in a mode costs the operator nothing. */
  readonly isFree: (model: string, mode: Mode) => boolean;
  /** The IANA zone in which the operator's days count. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A request at no price. */
export interface TrialRequest {
  readonly price: 0;
  readonly trial: { readonly effect: string; readonly day: string };
}

/** Here this effect is not given away. */
export interface NoTrial {
  readonly reason: 'not-allowed';
  readonly details: { readonly reason: 'no-trial' };
}

/** A checked request as a free trial, or why it cannot be one. Whether the member has one left is the database's word. */
export function asTrial(
  {
    model,
    mode,
    input: { effect },
    count,
  }: Pick<CheckedRequest, 'input' | 'mode' | 'model'> & { readonly count: number },
  { isFree, zone, now }: TrialDeps,
): Result<TrialRequest, RequestProblem | NoTrial> {
  if (effect === undefined) return fail({ reason: 'invalid', details: { fields: { trial: 'not-supported' } } });
  if (count > 1) return fail({ reason: 'invalid', details: { fields: { count: 'out-of-range' } } });
  if (!isFree(model, mode)) return fail({ reason: 'not-allowed', details: { reason: 'no-trial' } });
  return ok({ price: 0, trial: { effect, day: dayIn(zone, now()) } });
}
