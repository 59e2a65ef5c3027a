-- candidates: [{ route, microUsd }] in the order in which they are tried. Routes are locked one at a time, last of all.
create or replace function operation_begin(p_job uuid, p_token uuid, p_candidates jsonb) returns jsonb
language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  o operation;
  r route;
  v_candidate jsonb;
  v_refusal text;
  v_refusals jsonb := '{}';
begin
  if j.state is distinct from 'running' then
    return jsonb_build_object('outcome', 'stale');
  end if;
  select * into o from operation where creation_id = j.creation_id and ended_at is null for update;
  if found then
    -- A worker was lost on the way: what it began is gone on with.
    update operation set job_id = p_job, token = p_token where id = o.id;
    return jsonb_build_object('outcome', 'resumed', 'operation', operation_view(o));
  end if;
  for v_candidate in select * from jsonb_array_elements(p_candidates) loop
    select * into r from route where id = v_candidate ->> 'route' for no key update;
    if not found then
      continue;
    end if;
    v_refusal := route_refusal(r, (v_candidate ->> 'microUsd')::bigint);
    if v_refusal is null then
      insert into operation (creation_id, route_id, job_id, token, micro_usd)
      values (j.creation_id, r.id, p_job, p_token, (v_candidate ->> 'microUsd')::bigint) returning * into o;
      return jsonb_build_object(
        'outcome', 'begun', 'operation', operation_view(o), 'callAt', epoch_ms(route_call_at(r.id))
      );
    end if;
    v_refusals := v_refusals || jsonb_build_object(r.id, v_refusal);
  end loop;
  return jsonb_build_object('outcome', 'refused', 'refusals', v_refusals);
end
$$;
comment on function operation_begin(uuid, uuid, jsonb) is
  'Writes down that a job is about to be started at the first route that takes it, or goes on with what was begun';
