import { sql } from 'kysely';

/** Tells one password of a member from the next; a better hash of the same one is the same password. */
export const PASSWORD_VERSION = sql<string>`coalesce(member.password_changed_at::text, '')`;
