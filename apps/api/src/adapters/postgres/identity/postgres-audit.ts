import type { Kysely } from 'kysely';

import type { Audit } from '../../../domain/identity/audit.ts';
import type { Database } from '../schema.ts';

/** Security events as rows of hashes; the purge removes them after 180 days. */
export function createPostgresAudit(db: Kysely<Database>): Audit {
  return {
    async record({ kind, memberId, caller, detail = {} }) {
      await db
        .insertInto('security_event')
        .values({
          kind,
          member_id: memberId,
          address_hash: caller.address,
          device_hash: caller.device,
          detail: JSON.stringify(detail),
        })
        .execute();
    },
  };
}
