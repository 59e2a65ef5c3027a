import { fail, ok } from '@kinora/contracts';

import type { CommandDeps } from './command.ts';

/** The member who has an address now, or a sentence. */
export async function findMember({ db }: CommandDeps, email = '') {
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return member ? ok(member) : fail(`no member has the e-mail address "${email}"`);
}
