import { fail, ok } from '@kinora/contracts';

import { DELETION_MS, deletionNotice } from '../app/identity/account/ask-deletion.ts';
import { minute, type Command } from './command.ts';
import { findMember } from './find-member.ts';

const sessionsOf = (count: number) => (count === 1 ? '1 session has' : `${count} sessions have`);

/** Signs a member out everywhere. */
export const revokeSessions: Command = async (deps, [email]) => {
  const member = await findMember(deps, email);
  if (!member.ok) return member;
  const count = await deps.changes.revoke(member.value.id);
  deps.print(`${sessionsOf(count)} ended; ${member.value.email} must sign in again`);
  return ok(0);
};

/** Lets an account go in seven days, as its member could, or at once. */
export const deleteMember: Command = async (deps, [email, how]) => {
  if (how !== undefined && how !== '--now')
    return fail(`accounts are deleted in seven days, or right away with --now, not "${how}"`);
  const member = await findMember(deps, email);
  if (!member.ok) return member;
  const { id: memberId, email: address } = member.value;
  if (how === '--now') {
    await deps.db
      .updateTable('member')
      .set({ deletion_at: new Date(deps.now()) })
      .where('id', '=', memberId)
      .execute();
    if (!(await deps.close(memberId))) {
      deps.print(`${address} has a plan or an open purchase: the server ends that first, then deletes the account`);
      return ok(0);
    }
    deps.print(`${address} is deleted and free to sign up again; the server deletes the files`);
    return ok(0);
  }
  const wanted = deps.now() + DELETION_MS;
  const at = (await deps.changes.askDeletion({ memberId, at: wanted, notice: deletionNotice(wanted) })) ?? wanted;
  deps.print(`${address} will be deleted on ${minute(at)}, gets an email, and can still sign in and keep the account`);
  return ok(0);
};
