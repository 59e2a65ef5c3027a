import { type Kysely, sql } from 'kysely';

import type { CreationRecord } from '../../../domain/creations/creation.ts';
import type { LibraryRecord } from '../../../domain/library/library.ts';
import type { ShareRecord } from '../../../domain/sharing/shares.ts';
import type { Database } from '../schema.ts';
import { SHARE_VIEW } from '../sharing/postgres-shares.ts';

interface Row {
  readonly record: CreationRecord;
  readonly is_favourite: boolean;
  readonly folder_id: string | null;
  readonly tags: readonly string[];
  readonly removed_at: number | null;
  readonly share: ShareRecord | null;
  /** Microseconds of what the order is by. */
  readonly since: string;
}

/** A card, and the cursor that what follows it begins at. */
export interface LibraryCard {
  readonly item: LibraryRecord;
  readonly cursor: string;
}

/**
 * Cards are drawn of those that are shown alone: which they are, `id` and `at` in their order, is known before. The line
 * is read once for all of them that wait.
 */
export async function drawCards(db: Kysely<Database>, found: ReturnType<typeof sql>): Promise<readonly LibraryCard[]> {
  const { rows } = await sql<Row>`
    with found as materialized (${found}), waiting as materialized (
      select * from creation_places(array(select c.id from found join creation as c using (id) where c.state = 'waiting'))
    )
    select creation_card(c, waiting.ahead) as record, c.is_favourite, c.folder_id, c.tags, c.removed_at,
      (select ${SHARE_VIEW} from share as s where s.creation_id = c.id) as share,
      (extract(epoch from found.at) * 1000000)::bigint::text as since
    from found join creation as c on c.id = found.id left join waiting on waiting.creation_id = c.id
    order by found.at desc, found.id desc`.execute(db);
  return rows.map(({ record, is_favourite, folder_id, tags, removed_at, share, since }) => ({
    item: { record, favourite: is_favourite, folder: folder_id, tags, removedAt: removed_at, share },
    cursor: `${since}_${record.id}`,
  }));
}
