import { fail, ok, type Result } from '@kinora/contracts';

import { COMMON_PASSWORDS } from '../../../domain/identity/common-passwords.data.ts';
import type { Passwords } from '../../../domain/identity/identity.ts';
import type { BusyFailure } from '../../within-limits.ts';
import { checkCode, type CheckCodeDeps, type CheckCodeInput } from './check-code.ts';

export interface EditPasswordDeps extends CheckCodeDeps {
  readonly passwords: Pick<Passwords, 'hash'>;
}

export interface EditPasswordInput extends CheckCodeInput {
  /** The MD5 of the new password, as the contract sends it. */
  readonly password: string;
}

/** Sets a new password for a code. It doesn't sign the member in. */
export async function editPassword(
  deps: EditPasswordDeps,
  { password, ...input }: EditPasswordInput,
): Promise<Result<null, BusyFailure | { readonly reason: 'common-password' | 'wrong-code' }>> {
  if (COMMON_PASSWORDS.includes(password)) return fail({ reason: 'common-password' });
  const checked = await checkCode(deps, input);
  if (!checked.ok) return checked;
  const { memberId } = checked.value;
  const { code, caller } = input;
  if (!(await deps.codes.redeem({ memberId, code, passwordHash: await deps.passwords.hash(password) }))) {
    return fail({ reason: 'wrong-code' });
  }
  await deps.limits.forgive(caller);
  await deps.audit.record({ kind: 'password-reset', memberId, caller });
  return ok(null);
}
