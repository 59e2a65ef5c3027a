import type { Migration } from '../migrate.ts';

/**
 * A member's own order of creations: shelves, search, folders, favourites, tags and the trash. What is searched is one
 * column with one index over all members, so whose a creation is and what it was made with are words in it, too, with a
 * colon that no word of a text has. Signs of ASCII part words: no parser takes "sea.sunset" for the name of a host.
 */
export const library: Migration = {
  name: '0030-library',
  sql: `
create table folder (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create unique index folder_name on folder (member_id, lower(name));
comment on table folder is 'A drawer of a library; each creation lies in one or in none';

create function library_words(p_input jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, translate(
    lower(concat_ws(' ', p_input ->> 'prompt', p_input ->> 'effect', p_input ->> 'style', p_input ->> 'seed')),
    $signs$!"#$%&'()*+,-./:;<=>?@[\\]^_{|}~$signs$ || chr(96), repeat(' ', 32)
  ))
$$;
comment on function library_words(jsonb) is 'What can be found of an input';

alter table creation
  add column shelf text not null generated always as (
    case
      when state in ('waiting', 'running') then 'progress'
      when state = 'ready' then 'ready'
      else 'failed'
    end
  ) stored,
  add column search tsvector not null generated always as (
    library_words(input) || array_to_tsvector(array['m:' || member_id, 'o:' || model])
      || to_tsvector('simple'::regconfig, translate(lower(model), '-._', '   '))
  ) stored,
  add column is_favourite boolean not null default false,
  add column folder_id uuid references folder on delete set null,
  add column tags text[] not null default '{}',
  add column erased_at timestamptz;

create index creation_search on creation using gin (search);
create index creation_shelf on creation (member_id, shelf, created_at desc, id desc) where removed_at is null;
create index creation_favourite on creation (member_id, created_at desc, id desc) where is_favourite and removed_at is null;
create index creation_folder on creation (folder_id, created_at desc, id desc) where folder_id is not null;
create index creation_tagged on creation (member_id, created_at desc, id desc) where tags <> '{}' and removed_at is null;
create index creation_model on creation (member_id, model) where removed_at is null;
create index creation_trash on creation (member_id, removed_at desc, id desc) where removed_at is not null and erased_at is null;
create index creation_rubbish on creation (removed_at) where removed_at is not null and input_version <> 0;
-- Until now a removed one was gone for good, and its member was told so.
update creation set erased_at = removed_at where removed_at is not null;
comment on column creation.shelf is 'Where the library shows it: progress, ready or failed';
comment on column creation.erased_at is 'When the trash let it go: its files go first, then what was asked for';
`,
};
