import { type Kysely, sql } from 'kysely';

import type { PreviewsWanted, UploadPreviews } from '../../../domain/uploads/upload-previews.ts';
import type { Database } from '../schema.ts';
import { storeRenditions } from './postgres-upload-posters.ts';

/** Previews of uploads, in PostgreSQL. */
export function createPostgresUploadPreviews(db: Kysely<Database>): UploadPreviews {
  return {
    async wanted({ jobId, token }) {
      const { rows } = await sql<{ wanted: PreviewsWanted | null }>`
        select upload_preview_source(${jobId}, ${token}) as wanted`.execute(db);
      return rows[0]?.wanted ?? undefined;
    },
    end: (lease, id, files) => storeRenditions(db, lease, { id, files }),
  };
}
