import { type Kysely, sql } from 'kysely';

import type { Lease } from '../../../domain/queue.ts';
import type { RenditionFile, PosterWanted, UploadPosters } from '../../../domain/uploads/upload-posters.ts';
import type { CheckEnd } from '../../../domain/uploads/upload.ts';
import type { Database } from '../schema.ts';

interface NewRenditions {
  /** Of the upload. */
  readonly id: string;
  readonly files: readonly RenditionFile[];
}

/** Keeps the renditions of an upload and ends their job. */
export async function storeRenditions(db: Kysely<Database>, { jobId, token }: Lease, { files, id }: NewRenditions) {
  const { rows } = await sql<{ end: CheckEnd }>`
    select upload_store_renditions(${jobId}, ${token}, ${id}, ${JSON.stringify(files)}) as end`.execute(db);
  return rows[0]?.end ?? 'stale';
}

/** Posters of uploads, in PostgreSQL. */
export function createPostgresUploadPosters(db: Kysely<Database>): UploadPosters {
  return {
    async wanted({ jobId, token }) {
      const { rows } = await sql<{ wanted: PosterWanted | null }>`
        select upload_poster_source(${jobId}, ${token}) as wanted`.execute(db);
      return rows[0]?.wanted ?? undefined;
    },
    end: (lease, id, files) => storeRenditions(db, lease, { id, files }),
  };
}
