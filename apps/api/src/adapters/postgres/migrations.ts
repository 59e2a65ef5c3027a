import type { Migration } from './migrate.ts';
import { identity } from './migrations/0001-identity.ts';

/** The history of the schema, oldest first. */
export const MIGRATIONS: readonly Migration[] = [identity];
