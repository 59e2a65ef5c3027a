import type { BusyFailure } from '../app/within-limits.ts';
import type { Refused } from './route.ts';

const COMMON_PASSWORD = 'login.passwordErrorCommon';

type Told<Reason extends string> = Refused<Exclude<Reason, 'busy' | 'common-password'> | 'busy' | 'invalid'>;

/** The refusal of a use case as the call says it: a limit with its seconds, a common password as the field's problem. */
export function refusedFor<Reason extends string>(failure: BusyFailure | { readonly reason: Reason }): Told<Reason> {
  if ('retryAfter' in failure) return { reason: 'busy', details: { retry_after: failure.retryAfter } };
  const { reason } = failure;
  if (reason === 'common-password') return { reason: 'invalid', details: { fields: { password: COMMON_PASSWORD } } };
  // Both names with a telling of their own are gone.
  return { reason: reason as Exclude<Reason, 'busy' | 'common-password'> };
}
