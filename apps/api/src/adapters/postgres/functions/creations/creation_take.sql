create or replace function creation_take(p_input jsonb, p_take integer) returns jsonb language sql immutable as $$
  -- Within the smallest range that a model takes.
  select case when p_take > 0 and p_input ? 'seed'
    then jsonb_set(p_input, '{seed}', to_jsonb(((p_input ->> 'seed')::bigint + p_take) % 2147483648))
    else p_input
  end
$$;
comment on function creation_take(jsonb, integer) is
  'Clips of the same words are takes, not copies: the first has the seed that was asked for, each other one the next';
