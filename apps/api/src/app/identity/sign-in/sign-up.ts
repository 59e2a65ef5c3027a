import { fail, ok, type Result } from '@kinora/contracts';

import { COMMON_PASSWORDS } from '../../../domain/identity/common-passwords.data.ts';
import type { Device } from '../../../domain/identity/devices.ts';
import type { IdentityDeps, Member, NewMember, StartGrant } from '../../../domain/identity/identity.ts';
import type { Caller } from '../../../domain/limits.ts';
import { withinLimits, type BusyFailure } from '../../within-limits.ts';
import { openMemberSession } from './open-member-session.ts';

export interface SignUpInput extends Omit<NewMember, 'passwordHash'> {
  /** The MD5 of the password, as the contract sends it. */
  readonly password: string;
  readonly binding: string | null;
  readonly device: Device;
  readonly caller: Caller;
}

export interface SignedUp {
  readonly member: Member;
  readonly start: StartGrant;
  readonly token: string;
}

export type SignUpFailure = BusyFailure | { readonly reason: 'common-password' | 'email-taken' };

/** Creates an account with its start grant and opens its first session. */
export async function signUp(
  deps: IdentityDeps,
  { password, binding, device, caller, ...rest }: SignUpInput,
): Promise<Result<SignedUp, SignUpFailure>> {
  if (COMMON_PASSWORDS.includes(password)) return fail({ reason: 'common-password' });
  const admitted = await withinLimits(deps, 'sign-up', caller);
  if (!admitted.ok) return admitted;
  const added = await deps.members.add({ ...rest, passwordHash: await deps.passwords.hash(password) });
  if (!added.ok) return fail({ reason: added.failure });
  const { member, start } = added.value;
  const token = await openMemberSession(deps, { member, binding, device, caller, by: 'sign-up' });
  // It was opened, and is somebody else's already: whose address it is came in another way.
  if (token === undefined) return fail({ reason: 'email-taken' });
  return ok({ member, start, token });
}
