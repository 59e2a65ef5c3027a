create or replace function epoch_ms(p_time timestamptz) returns bigint language sql stable as $$
  select floor(extract(epoch from p_time) * 1000)::bigint
$$;
