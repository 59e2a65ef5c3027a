import { fail, ok, type Result } from '@kinora/contracts';

import type { Codes } from '../../../domain/identity/codes.ts';
import type { Caller } from '../../../domain/limits.ts';
import { withinLimits, type BusyFailure, type LimitDeps } from '../../within-limits.ts';

export interface CheckCodeDeps extends LimitDeps {
  readonly codes: Codes;
}

export interface CheckCodeInput {
  readonly email: string;
  readonly code: string;
  readonly caller: Caller;
}

/** Whose code it is. Counts as one of its attempts and does not use it up; unknown accounts have wrong codes. */
export async function checkCode(
  deps: CheckCodeDeps,
  { email, code, caller }: CheckCodeInput,
): Promise<Result<{ readonly memberId: string }, BusyFailure | { readonly reason: 'wrong-code' }>> {
  const admitted = await withinLimits(deps, 'check-code', caller);
  if (!admitted.ok) return admitted;
  const memberId = await deps.codes.check(email, code);
  if (memberId !== undefined) return ok({ memberId });
  await deps.audit.record({ kind: 'code-refused', memberId: null, caller });
  return fail({ reason: 'wrong-code' });
}
