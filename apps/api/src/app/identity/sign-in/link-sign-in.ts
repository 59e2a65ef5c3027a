import { fail, type Result } from '@kinora/contracts';

import type { IdentityDeps, OpenSession } from '../../../domain/identity/identity.ts';
import type { Profiles } from '../../../domain/identity/profile.ts';
import { proveOwner } from '../account/prove-owner.ts';
import { startSignIn, type StartSignInDeps, type StartSignInInput } from './start-sign-in.ts';

export interface LinkDeps extends StartSignInDeps, Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly profiles: Profiles;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Linking extends Omit<StartSignInInput, 'session'> {
  readonly session: OpenSession;
  readonly current: string | undefined;
}

/**
 * Begins to connect another provider with the member of this session: the address to go to. A new way in is as good as
 * a password, so it takes the proof that changing one takes; the session must still live when it ends.
 */
export async function linkSignIn(
  deps: LinkDeps,
  { current, session, ...begin }: Linking,
): Promise<Result<URL, 'already-linked' | 'busy' | 'wrong-password'>> {
  const now = deps.now();
  const proven = await proveOwner(deps, { session, current, now });
  if (!proven.ok) return proven;
  const profile = await deps.profiles.read(session.id, { now });
  if (profile?.signIns.length !== 0) return fail('already-linked');
  return startSignIn(deps, { ...begin, session: session.tokenHash });
}
