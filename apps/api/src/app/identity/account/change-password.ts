import { fail, ok, type Result } from '@kinora/contracts';

import type { AccountChanges } from '../../../domain/identity/account-changes.ts';
import { COMMON_PASSWORDS } from '../../../domain/identity/common-passwords.data.ts';
import type { IdentityDeps, OpenSession } from '../../../domain/identity/identity.ts';
import { proveOwner } from './prove-owner.ts';

export interface ChangePasswordDeps extends Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly changes: Pick<AccountChanges, 'passwordVersion' | 'setPassword'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface PasswordChange {
  readonly session: OpenSession;
  /** MD5s, as the contract sends them. */
  readonly current: string | undefined;
  readonly password: string;
}

/** Sets another password, or the first one; every other session ends. */
export async function changePassword(
  { changes, members, passwords, now }: ChangePasswordDeps,
  { session, current, password }: PasswordChange,
): Promise<Result<null, 'common-password' | 'same-password' | 'wrong-password'>> {
  const version = await changes.passwordVersion(session.id);
  const proven = await proveOwner({ members, passwords }, { session, current, now: now() });
  if (!proven.ok) return proven;
  if (password === current && proven.value.passwordHash !== null) return fail('same-password');
  if (COMMON_PASSWORDS.includes(password)) return fail('common-password');
  const hash = await passwords.hash(password);
  const notice = { kind: 'password-changed', values: { how: 'changed' } } as const;
  // Where another change was quicker, the password that was shown is not the current one any more.
  return (await changes.setPassword({ session, hash, version, notice })) ? ok(null) : fail('wrong-password');
}
