import type { Kysely } from 'kysely';

import type { Database } from '../schema.ts';
import { createPostgresExports } from './postgres-exports.ts';
import { createPostgresProjectMedia } from './postgres-project-media.ts';
import { createPostgresProjects } from './postgres-projects.ts';

/** Timelines and what they are made from. */
export const openProjects = (db: Kysely<Database>) => ({
  exports: createPostgresExports(db),
  projects: createPostgresProjects(db),
  projectMedia: createPostgresProjectMedia(db),
});
