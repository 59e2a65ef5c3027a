import { type Kysely, sql } from 'kysely';

import type { Lease } from '../../domain/queue.ts';
import type { BesideFile, PosterWanted, UploadPosters } from '../../domain/upload-posters.ts';
import type { CheckEnd } from '../../domain/upload.ts';
import type { Database } from './schema.ts';

interface Beside {
  /** Of the upload. */
  readonly id: string;
  readonly files: readonly BesideFile[];
}

/** Keeps what was made beside an upload and ends its job. */
export async function endBeside(db: Kysely<Database>, { jobId, token }: Lease, { files, id }: Beside) {
  const { rows } = await sql<{ end: CheckEnd }>`
    select upload_beside(${jobId}, ${token}, ${id}, ${JSON.stringify(files)}) as end`.execute(db);
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
    end: (lease, id, files) => endBeside(db, lease, { id, files }),
  };
}
