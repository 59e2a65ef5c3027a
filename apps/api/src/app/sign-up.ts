import { fail, ok, type Result } from '@kinora/contracts';

import { COMMON_PASSWORDS } from '../domain/common-passwords.data.ts';
import type { IdentityDeps, Member, NewMember, StartGrant } from '../domain/identity.ts';

export interface SignUpInput extends Omit<NewMember, 'passwordHash'> {
  /** The MD5 of the password, as the contract sends it. */
  readonly password: string;
  readonly binding: string | null;
}

export interface SignedUp {
  readonly member: Member;
  readonly start: StartGrant;
  readonly token: string;
}

/** Creates an account with its start grant and opens its first session. */
export async function signUp(
  { members, passwords, sessions }: IdentityDeps,
  { password, binding, ...rest }: SignUpInput,
): Promise<Result<SignedUp, 'common-password' | 'email-taken'>> {
  if (COMMON_PASSWORDS.includes(password)) return fail('common-password');
  const added = await members.add({ ...rest, passwordHash: await passwords.hash(password) });
  if (!added.ok) return fail(added.failure);
  const { member, start } = added.value;
  return ok({ member, start, token: await sessions.open({ kind: 'member', id: member.id }, binding) });
}
