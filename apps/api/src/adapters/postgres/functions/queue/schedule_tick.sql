create or replace function schedule_tick() returns integer language plpgsql as $$
declare
  s schedule;
  v_count integer := 0;
begin
  for s in select * from schedule where next_at <= clock_timestamp() for update skip locked loop
    perform job_enqueue(
      s.name || ':' || extract(epoch from s.next_at), s.lane, '00000000-0000-0000-0000-000000000000', null,
      s.payload, 0, 1, 5, interval '0'
    );
    update schedule set next_at = greatest(s.next_at + s.every_seconds * interval '1 second', clock_timestamp())
    where name = s.name;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function schedule_tick() is 'Queues each chore that is due once, however many processes ask';
