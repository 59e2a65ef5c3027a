import { fail, ok, type Result } from '@kinora/contracts';
import type { CredentialsInput } from '@kinora/contracts/identity';

import type { Device } from '../../../domain/identity/devices.ts';
import type { IdentityDeps, Member } from '../../../domain/identity/identity.ts';
import type { Caller } from '../../../domain/limits.ts';
import { orBusy, withinLimits, type BusyFailure } from '../../within-limits.ts';
import { openMemberSession } from './open-member-session.ts';

export interface SignInInput extends CredentialsInput {
  readonly binding: string | null;
  readonly device: Device;
  readonly caller: Caller;
}

export type SignInFailure = BusyFailure | { readonly reason: 'unknown-account' | 'wrong-password' };

/**
 * Whether the password may be looked at now. Who shows that this browser has signed in to the account before does not
 * wait for the failures of others, so that no stranger locks anybody out.
 */
async function admit(deps: IdentityDeps, { email, device, caller }: SignInInput): Promise<Result<null, BusyFailure>> {
  const admitted = await withinLimits(deps, 'sign-in', caller);
  if (!admitted.ok) return admitted;
  const isKnown = await deps.devices.knows(email, device);
  if (isKnown && device.isProven) return admitted;
  return orBusy(deps, { action: 'sign-in', caller }, await deps.limits.tryPassword(caller));
}

/** The member whose password it is; unknown accounts and those without a password cost the same work. */
async function proven(
  { members, passwords }: IdentityDeps,
  { email, password }: CredentialsInput,
): Promise<{ readonly member: Member | undefined; readonly isRight: boolean }> {
  const member = await members.findByEmail(email);
  if (member && member.passwordHash !== null) {
    return { member, isRight: await passwords.matches(password, member.passwordHash) };
  }
  await passwords.pretend(password);
  return { member: undefined, isRight: false };
}

/** Opens a session for the right password; limits are counted before the password costs any work. */
export async function signIn(
  deps: IdentityDeps,
  input: SignInInput,
): Promise<Result<{ readonly member: Member; readonly token: string }, SignInFailure>> {
  const { binding, device, caller } = input;
  const admitted = await admit(deps, input);
  if (!admitted.ok) return admitted;
  const { member, isRight } = await proven(deps, input);
  const token =
    member && isRight ? await openMemberSession(deps, { member, binding, device, caller, by: 'sign-in' }) : undefined;
  if (!member || token === undefined) {
    await deps.audit.record({ kind: 'sign-in-failed', memberId: member?.id ?? null, caller });
    return fail({ reason: member ? 'wrong-password' : 'unknown-account' });
  }
  await Promise.all([deps.limits.forgive(caller), deps.limits.giveBack('sign-in', caller)]);
  return ok({ member, token });
}
