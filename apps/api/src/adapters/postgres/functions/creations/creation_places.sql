create or replace function creation_places(p_creations uuid[]) returns table (creation_id uuid, ahead bigint)
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  l record;
begin
  -- The last of them in each lane: the line is read no further.
  for l in
    select distinct on (lane) lane, -priority as turn, virtual_time, id from job
    where job.creation_id = any(p_creations) and state = 'queued' order by lane, priority, virtual_time desc, id desc
  loop
    return query
      select line.creation_id, line.place - 1 from (
        select job.creation_id, row_number() over (order by -priority, virtual_time, id) as place from job
        where lane = l.lane and state = 'queued' and (-priority, virtual_time, id) <= (l.turn, l.virtual_time, l.id)
      ) as line
      where line.creation_id = any(p_creations);
  end loop;
end
$$;
comment on function creation_places(uuid[]) is
  'How many jobs are ahead of each of these creations; none for those that do not wait';
