import { fail, ok, type Result } from '@kinora/contracts';

import type { AccountChanges } from '../../../domain/identity/account-changes.ts';
import type { IdentityDeps, OpenSession } from '../../../domain/identity/identity.ts';
import type { Profiles } from '../../../domain/identity/profile.ts';
import { proveOwner } from './prove-owner.ts';

export interface UnlinkDeps extends Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly changes: Pick<AccountChanges, 'unlink'>;
  readonly profiles: Profiles;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Unlinking {
  readonly session: OpenSession;
  readonly provider: 'google';
  readonly current: string | undefined;
}

/** Takes another provider's way in away, where there is a password to get in with. */
export async function unlinkSignIn(
  { changes, profiles, now, ...deps }: UnlinkDeps,
  { session, provider, current }: Unlinking,
): Promise<Result<null, 'only-way-in' | 'unknown-sign-in' | 'wrong-password'>> {
  const profile = await profiles.read(session.id, { now: now() });
  if (!profile || profile.signIns.length === 0) return fail('unknown-sign-in');
  if (!profile.hasPassword) return fail('only-way-in');
  const proven = await proveOwner(deps, { session, current, now: now() });
  if (!proven.ok) return fail(proven.failure);
  const outcome = await changes.unlink(session.id, provider);
  if (outcome === 'unlinked') return ok(null);
  return fail(outcome === 'unknown' ? 'unknown-sign-in' : outcome);
}
