import { createPostgresFiles } from '../../adapters/postgres/library/postgres-files.ts';
import { createPostgresLibrary } from '../../adapters/postgres/library/postgres-library.ts';
import type { Library } from '../../domain/library/library.ts';
import type { StoredFiles } from '../../domain/library/media.ts';
import type { Foundation } from '../foundation.ts';

/** What members keep, and the files of it. */
export interface OpenLibrary {
  readonly files: StoredFiles;
  readonly library: Library;
}

export function openLibrary({ db }: Foundation): OpenLibrary {
  return { files: createPostgresFiles(db), library: createPostgresLibrary(db) };
}
