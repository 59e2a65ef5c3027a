create or replace function operation_end(p_id uuid, p_state text, p_reason text, p_detail text) returns boolean
language sql as $$
  with ended as (
    update operation set state = p_state, reason = p_reason, detail = left(p_detail, 500), check_at = null,
      ended_at = clock_timestamp()
    where id = p_id and ended_at is null returning id
  )
  select exists (select from ended)
$$;
comment on function operation_end(uuid, text, text, text) is 'Closes the book of one job at a vendor';
