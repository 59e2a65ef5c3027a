-- checked: [{ id, jobId, token, inMs, misses, phase, done, total }], the last three where there is news of its progress.
create or replace function operation_checked(p_checked jsonb) returns void language plpgsql as $$
declare
  v_one jsonb;
begin
  for v_one in select * from jsonb_array_elements(p_checked) loop
    if v_one ->> 'phase' is not null then
      perform creation_progress(
        (v_one ->> 'jobId')::uuid, (v_one ->> 'token')::uuid, v_one ->> 'phase', (v_one ->> 'done')::integer,
        (v_one ->> 'total')::integer
      );
    end if;
    update operation set check_at = clock_timestamp() + (v_one ->> 'inMs')::bigint * interval '1 millisecond',
      misses = (v_one ->> 'misses')::integer
    where id = (v_one ->> 'id')::uuid and token = (v_one ->> 'token')::uuid and state = 'open';
  end loop;
end
$$;
comment on function operation_checked(jsonb) is 'What a round of checks has found of jobs that go on: when to ask again';
