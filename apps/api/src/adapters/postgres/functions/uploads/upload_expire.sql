create or replace function upload_expire() returns bigint language plpgsql as $$
declare
  v_unseen bigint;
  v_old bigint;
begin
  update upload set state = 'refused', touched_at = clock_timestamp(),
    refusal = '{"reason": "crashed", "detail": {"words": "Nobody could look at the file."}}'
  where state = 'checking' and removed_at is null and not exists (
    select from job where key = 'upload:' || upload.id and job.state in ('queued', 'running')
  );
  get diagnostics v_unseen = row_count;
  update upload set removed_at = clock_timestamp()
  where state in ('receiving', 'refused') and removed_at is null and touched_at < clock_timestamp() - interval '24 hours';
  get diagnostics v_old = row_count;
  return v_unseen + v_old;
end
$$;
comment on function upload_expire() is 'Ends what nobody looks at any more and removes what was left lying for a day';
