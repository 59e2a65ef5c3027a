-- spec: as of creation_submit
create or replace function creation_export(p_member uuid, p_key text, p_body_hash text, p_spec jsonb, p_work jsonb, p_most integer)
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
