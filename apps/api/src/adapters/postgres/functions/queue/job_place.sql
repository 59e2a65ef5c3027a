-- A queue's statistics are always old: the planner would read the whole table.
create or replace function job_place(p_id uuid) returns bigint
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return (
    select (
      select count(*) + 1 from job as other
      where other.lane = mine.lane and other.state = 'queued'
        and (-other.priority, other.virtual_time, other.id) < (-mine.priority, mine.virtual_time, mine.id)
    ) from job as mine where id = p_id and state = 'queued'
  );
end
$$;
comment on function job_place(uuid) is 'The place in line, from 1; null when it does not wait';
