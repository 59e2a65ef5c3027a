create or replace function route_refusal(r route, p_micro_usd bigint) returns text language sql volatile as $$
  select case
    when r.paused_at is not null or r.removed_at is not null then 'gone'
    when r.away_until > clock_timestamp() then 'away'
    when p_micro_usd > 0 and p_micro_usd + (
      select coalesce(sum(micro_usd), 0) from operation
      where route_id = r.id and started_at >= date_trunc('day', clock_timestamp(), 'UTC')
        and (state <> 'failed' or opened_at is not null)
    ) > r.micro_usd_a_day then 'quota'
    when r.starts_a_day <= (
      select count(*) from operation
      where route_id = r.id and started_at >= date_trunc('day', clock_timestamp(), 'UTC')
        and (state <> 'failed' or opened_at is not null)
    ) then 'quota'
    when r.parallel <= (select count(*) from operation where route_id = r.id and ended_at is null) then 'busy'
  end
$$;
comment on function route_refusal(route, bigint) is
  'Why a locked route takes no more for now, or null: gone, away, its money or its jobs of the day (UTC) are spent, or busy';
