import { sql, type Kysely } from 'kysely';

import type { Trials } from '../../../domain/creations/trials.ts';
import type { Database } from '../schema.ts';

/** Free trials in PostgreSQL; they are used and given back with creations. */
export function createPostgresTrials(db: Kysely<Database>): Trials {
  return {
    async used(memberId, day) {
      const rows = await db
        .selectFrom('trial')
        .select(['effect', sql<boolean>`day = ${day}::date`.as('isToday')])
        .where('member_id', '=', memberId)
        .orderBy('effect')
        .execute();
      return { today: rows.filter(({ isToday }) => isToday).length, effects: rows.map(({ effect }) => effect) };
    },
  };
}
