create or replace function mail_tidy() returns void language sql as $$
  update mail set sealed = null
  where state = 'sent' and sealed is not null and ended_at < clock_timestamp() - interval '1 day';
  -- Its job has ended without it, as when workers died of it again and again.
  update mail set state = 'failed', problem = 'interrupted', sealed = null, ended_at = clock_timestamp()
  where state = 'waiting' and created_at < clock_timestamp() - interval '1 minute' and not exists (
    select from job where key = 'mail:' || mail.id and job.state in ('queued', 'running')
  )
$$;
