-- In a transaction of its own that waits for no disk: signals may get lost, and nobody waits for them alone.
create or replace function creation_announce(p_lanes text[], p_news text[]) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_notify('job', lane) from unnest(p_lanes) as lane;
  perform pg_notify('creation', news) from unnest(p_news) as news;
end
$$;
