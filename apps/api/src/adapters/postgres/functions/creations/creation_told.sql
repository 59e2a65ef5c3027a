-- Nobody waits for the disk: an estimate that gets lost is missed by nobody.
create or replace function creation_told(p_ids uuid[], p_p50 double precision[], p_p90 double precision[]) returns void
language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update creation set told_p50 = told.p50, told_p90 = told.p90
  from unnest(p_ids, p_p50, p_p90) as told (id, p50, p90)
  where creation.id = told.id and creation.told_p50 is null;
end
$$;
comment on function creation_told(uuid[], double precision[], double precision[]) is
  'Keeps what was told when it was asked for; told again, it is the first that counts';
