import { fail, ok, type Result } from '@kinora/contracts';

import type { AccountChanges } from '../../../domain/identity/account-changes.ts';
import type { IdentityDeps, OpenSession } from '../../../domain/identity/identity.ts';
import { proveOwner } from './prove-owner.ts';

/** How long a member may think it over. */
export const DELETION_MS = 7 * 86_400_000;

export interface AskDeletionDeps extends Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly changes: Pick<AccountChanges, 'askDeletion'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What is mailed when an account will go at a time. */
export const deletionNotice = (at: number) =>
  ({ kind: 'deletion-asked', values: { at: new Date(at).toISOString() } }) as const;

/** Lets the account go in seven days; every other session ends. */
export async function askDeletion(
  { changes, members, passwords, now }: AskDeletionDeps,
  { session, current }: { readonly session: OpenSession; readonly current: string | undefined },
): Promise<Result<null, 'wrong-password'>> {
  const proven = await proveOwner({ members, passwords }, { session, current, now: now() });
  if (!proven.ok) return fail(proven.failure);
  const at = now() + DELETION_MS;
  await changes.askDeletion({ memberId: session.id, session, at, notice: deletionNotice(at) });
  return ok(null);
}
