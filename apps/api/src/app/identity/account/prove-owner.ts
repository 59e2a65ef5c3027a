import { fail, ok, type Result } from '@kinora/contracts';

import type { IdentityDeps, Member, OpenSession } from '../../../domain/identity/identity.ts';

export interface OwnerProof {
  readonly session: OpenSession;
  /** The MD5 of the password in use, as the contract sends it. */
  readonly current: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Without a password to ask for, a session this recent proves the owner. */
const FRESH_MS = 600_000;

/** The member, where it is not merely a browser somebody left open: by the current password, or a sign-in just now. */
export async function proveOwner(
  { members, passwords }: Pick<IdentityDeps, 'members' | 'passwords'>,
  { session, current, now }: OwnerProof,
): Promise<Result<Member, 'wrong-password'>> {
  const member = await members.find(session.id);
  if (!member) throw new Error('a live session has no member');
  if (member.passwordHash === null) {
    return now - session.openedAt < FRESH_MS ? ok(member) : fail('wrong-password');
  }
  const isRight = current !== undefined && (await passwords.matches(current, member.passwordHash));
  return isRight ? ok(member) : fail('wrong-password');
}
