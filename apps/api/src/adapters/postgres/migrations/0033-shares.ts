import type { Migration } from '../migrate.ts';

/** Links that show a clip to whoever has them, and a way from a clip to what was made from it. */
export const shares: Migration = {
  name: '0033-shares',
  sql: `
create table share (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  creation_id uuid not null unique references creation,
  member_id uuid not null references member,
  allow_remix boolean not null,
  created_at timestamptz not null default now()
);
create index share_member on share (member_id);
comment on table share is 'A link that shows one clip; switched off, its row goes, and no other link gets its id';
comment on column share.allow_remix is 'Whether prompt and settings are shown there';

create index creation_parents on creation using gin (parents) where parents <> '{}';
`,
};
