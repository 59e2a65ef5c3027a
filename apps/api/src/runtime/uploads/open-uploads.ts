import { join } from 'node:path';

import { createPostgresClipUploads } from '../../adapters/postgres/uploads/postgres-clip-uploads.ts';
import { createPostgresUploadPosters } from '../../adapters/postgres/uploads/postgres-upload-posters.ts';
import { createPostgresUploadPreviews } from '../../adapters/postgres/uploads/postgres-upload-previews.ts';
import { createPostgresUploads } from '../../adapters/postgres/uploads/postgres-uploads.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';
import type { ClipUploads } from '../../domain/uploads/clip-uploads.ts';
import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import type { UploadPosters } from '../../domain/uploads/upload-posters.ts';
import type { UploadPreviews } from '../../domain/uploads/upload-previews.ts';
import type { Uploads } from '../../domain/uploads/upload.ts';
import type { Foundation } from '../foundation.ts';

/** What members bring, and what is made beside it. */
export interface OpenUploads {
  readonly clipUploads: ClipUploads;
  readonly uploadParts: UploadParts;
  readonly uploadPosters: UploadPosters;
  readonly uploadPreviews: UploadPreviews;
  readonly uploads: Uploads;
}

export function openUploads({ db, env }: Foundation): OpenUploads {
  return {
    clipUploads: createPostgresClipUploads(db),
    uploadParts: createDiskUploadParts({ folder: join(env.home, 'incoming') }),
    uploadPosters: createPostgresUploadPosters(db),
    uploadPreviews: createPostgresUploadPreviews(db),
    uploads: createPostgresUploads(db),
  };
}
