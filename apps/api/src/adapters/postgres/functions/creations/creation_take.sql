create or replace function creation_take(p_input jsonb, p_take integer) returns jsonb language sql immutable as $$
  -- Within the smallest range that a model takes.
  select case when p_take > 0 and p_input ? 'seed'
    then jsonb_set(p_input, '{seed}', to_jsonb(((p_input ->> 'seed')::bigint + p_take) % 2147483648))
      -- Our own engine films words in twenty ways; what has no style or is a video is not words.
      || case when p_input ? 'style' and not p_input ? 'video'
        then jsonb_build_object('variant', (coalesce((p_input ->> 'variant')::integer, 0) + p_take) % 20)
        else '{}'::jsonb
      end
    else p_input
  end
$$;
comment on function creation_take(jsonb, integer) is
  'Clips of the same words are takes, not copies: the first is as it was asked for, each other one has the next seed and variant';
