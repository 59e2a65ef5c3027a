import { type Kysely, sql } from 'kysely';

import type { ClipUploads, CopiedClip } from '../../../domain/uploads/clip-uploads.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';
import type { Database } from '../schema.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As `upload_adopt` writes it. */
const sourceOf = ({ assetId, creationId }: CopiedClip) => `clip:${creationId}:${assetId}`;

/** Uploads copied from clips, in PostgreSQL. */
export function createPostgresClipUploads(db: Kysely<Database>): ClipUploads {
  const ready = (memberId: string) =>
    db
      .selectFrom('upload as u')
      .innerJoin('asset as a', 'a.id', 'u.asset_id')
      .where('u.member_id', '=', memberId)
      .where('u.removed_at', 'is', null);
  return {
    copyOf: async (memberId, clip) => {
      const found = await ready(memberId)
        .select(sql<UploadRecord>`upload_view(u)`.as('record'))
        .where('a.source', '=', sourceOf(clip))
        .executeTakeFirst();
      return found?.record;
    },
    adopt: async (id, { assetId, creationId }) => {
      const { rows } = await sql<{ done: boolean }>`
        select upload_adopt(${id}, ${assetId}, ${creationId}) as done`.execute(db);
      return rows[0]?.done === true;
    },
    clipsOf: async (memberId, uploads) => {
      const known = uploads.filter((id) => UUID.test(id));
      if (known.length === 0) return [];
      const rows = await ready(memberId)
        .select(sql<string>`split_part(a.source, ':', 2)`.as('clip'))
        .distinct()
        .where('u.id', 'in', known)
        .where('a.source', 'like', 'clip:%')
        .execute();
      return rows.map(({ clip }) => clip);
    },
  };
}
