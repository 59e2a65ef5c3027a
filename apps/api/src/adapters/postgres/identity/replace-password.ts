import type { Kysely } from 'kysely';

import type { Database } from '../schema.ts';

/** Keeps a better hash of the same password, unless the password was changed meanwhile. */
export function replacePassword(db: Kysely<Database>) {
  return async (stored: string, fresh: string): Promise<void> => {
    await db.updateTable('member').set({ password_hash: fresh }).where('password_hash', '=', stored).execute();
  };
}
