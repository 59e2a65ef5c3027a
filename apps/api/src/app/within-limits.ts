import { fail, type Result } from '@kinora/contracts';

import type { Audit } from '../domain/identity/audit.ts';
import type { LimitedAction } from '../domain/limit-rules.ts';
import type { Busy, Caller, Limits } from '../domain/limits.ts';

export interface LimitDeps {
  readonly audit: Audit;
  readonly limits: Limits;
}

/** A refusal by a limit, with the seconds until another attempt makes sense. */
export interface BusyFailure {
  readonly reason: 'busy';
  readonly retryAfter: number;
}

/** Passes a limit's answer on; the first refusal of a window is written down. */
export async function orBusy(
  { audit }: Pick<LimitDeps, 'audit'>,
  { action, caller }: { readonly action: LimitedAction; readonly caller: Caller },
  taken: Result<null, Busy>,
): Promise<Result<null, BusyFailure>> {
  if (taken.ok) return taken;
  const { isFirst, retryAfter } = taken.failure;
  if (isFirst) await audit.record({ kind: 'limit-hit', memberId: null, caller, detail: { action } });
  return fail({ reason: 'busy', retryAfter });
}

/** Counts one use of an action; refused when one of its limits is over. */
export async function withinLimits(
  deps: LimitDeps,
  action: LimitedAction,
  caller: Caller,
): Promise<Result<null, BusyFailure>> {
  return orBusy(deps, { action, caller }, await deps.limits.take(action, caller));
}
