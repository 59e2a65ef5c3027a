import type { Migration } from '../migrate.ts';

/** Timelines that are being exported: frozen when they were asked for, gone when the export has ended. */
export const exportsOfProjects: Migration = {
  name: '0045-exports',
  sql: `
alter table creation add column keeps_mark boolean not null default false;
comment on column creation.keeps_mark is 'An export of something that has the watermark for good: so has its clip';

create index creation_exports on creation (member_id) where mode = 'edit' and state in ('waiting', 'running');

create table creation_timeline (
  creation_id uuid primary key references creation on delete cascade,
  work jsonb not null
);
comment on table creation_timeline is 'What an export that has not ended is made of';

create function creation_timeline_ends() returns trigger language plpgsql as $$
begin
  delete from creation_timeline where creation_id = new.id;
  return null;
end
$$;
create trigger creation_timeline_ends after update of state on creation
  for each row when (new.mode = 'edit' and new.state not in ('waiting', 'running'))
  execute function creation_timeline_ends();

-- spec: as of creation_submit
create function creation_export(p_member uuid, p_key text, p_body_hash text, p_spec jsonb, p_work jsonb, p_most integer)
returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_creation uuid;
begin
  -- Of a member's own calls each sees what the one before has added.
  perform pg_advisory_xact_lock(hashtextextended('export ' || p_member, 0));
  if not exists (select from idempotency where member_id = p_member and key = p_key) and (
    select count(*) from creation where member_id = p_member and mode = 'edit' and state in ('waiting', 'running')
  ) >= p_most then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  v_answer := creation_submit(p_member, p_key, p_body_hash, p_spec);
  if v_answer ->> 'outcome' = 'held' then
    v_creation := (v_answer #>> '{creations,0,id}')::uuid;
    insert into creation_timeline (creation_id, work) values (v_creation, p_work);
    update creation set keeps_mark = true where id = v_creation and (p_work ->> 'keepsMark')::boolean;
  end if;
  return v_answer;
end
$$;
comment on function creation_export(uuid, text, text, jsonb, jsonb, integer) is
  'An export with its timeline in one transaction, once per key, unless the member has too many under way';
`,
};
