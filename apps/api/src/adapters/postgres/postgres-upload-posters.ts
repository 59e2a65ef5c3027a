import { type Kysely, sql } from 'kysely';

import type { PosterWanted, UploadPosters } from '../../domain/upload-posters.ts';
import type { CheckEnd } from '../../domain/upload.ts';
import type { Database } from './schema.ts';

/** Posters of uploads, in PostgreSQL. */
export function createPostgresUploadPosters(db: Kysely<Database>): UploadPosters {
  return {
    async wanted({ jobId, token }) {
      const { rows } = await sql<{ wanted: PosterWanted | null }>`
        select upload_poster_source(${jobId}, ${token}) as wanted`.execute(db);
      return rows[0]?.wanted ?? undefined;
    },
    async end({ jobId, token }, id, poster) {
      const { rows } = await sql<{ end: CheckEnd }>`
        select upload_poster_end(${jobId}, ${token}, ${id}, ${JSON.stringify(poster)}) as end`.execute(db);
      return rows[0]?.end ?? 'stale';
    },
  };
}
