-- spec: model, mode, input or inputs (one for each prompt, in equal shares of count), files, count, price, route, lane,
-- total, parents, ttlMs, maxAttempts, priority, weight, atOnce, trial (effect, day), ownRoute,
-- others (the last of count, a clip each: model, input, price, route, lane, total, priority, ownRoute)
create or replace function creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb
language plpgsql as $$
declare
  c creation;
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_expires constant timestamptz := v_at + (p_spec ->> 'ttlMs')::bigint * interval '1 millisecond';
  v_count constant integer := p_spec ->> 'count';
  v_others constant jsonb := coalesce(p_spec -> 'others', '[]');
  v_same constant integer := v_count - jsonb_array_length(v_others);
  v_inputs constant jsonb := coalesce(p_spec -> 'inputs', jsonb_build_array(p_spec -> 'input'));
  v_takes constant integer := v_same / jsonb_array_length(v_inputs);
  v_trial constant jsonb := p_spec -> 'trial';
  v_files constant jsonb := coalesce(p_spec -> 'files', '[]');
  v_batch constant uuid := uuid_v7();
  v_first constant uuid := uuid_v7();
  v_weight integer;
  v_outcome text;
  v_hold uuid;
  v_problems jsonb;
  v_clip jsonb;
  v_views jsonb := '[]';
begin
  if v_takes < 1 or v_takes * jsonb_array_length(v_inputs) <> v_same then
    raise exception '% clips cannot be shared equally', v_same using errcode = 'invalid_parameter_value';
  end if;
  insert into idempotency (member_id, key, body_hash, answer)
  values (p_member, p_key, p_body_hash, jsonb_build_object('batch', v_batch)) on conflict do nothing;
  if not found then
    return creation_replay(p_member, p_key, p_body_hash);
  end if;
  v_problems := creation_file_problems(p_member, v_files);
  if v_problems is not null then
    delete from idempotency where member_id = p_member and key = p_key;
    return jsonb_build_object('outcome', 'files', 'fields', v_problems);
  end if;
  v_outcome := own_key_refusal(p_spec);
  if v_outcome is null and v_trial is not null then
    if (p_spec ->> 'price')::bigint > 0 or v_count > 1 then
      raise exception 'a trial is one clip at no price' using errcode = 'invalid_parameter_value';
    end if;
    v_outcome := trial_take(p_member, v_trial ->> 'effect', (v_trial ->> 'day')::date, v_first);
  end if;
  if coalesce(v_outcome, 'held') = 'held' then
    v_outcome := creation_afford(p_member, p_key, p_spec);
  end if;
  if v_outcome <> 'held' then
    delete from idempotency where member_id = p_member and key = p_key;
    return jsonb_build_object('outcome', v_outcome, 'balance', (select available from ledger_balance(p_member)));
  end if;
  -- The member's own share, or the one of the plan where that is more.
  select greatest(weight, coalesce((p_spec ->> 'weight')::integer, 1)) into strict v_weight from member where id = p_member;
  insert into batch (id, member_id, count, created_at) values (v_batch, p_member, v_count, v_at);
  for v_place in 0 .. v_count - 1 loop
    v_clip := case when v_place < v_same
      then p_spec || jsonb_build_object('input', creation_take(v_inputs -> (v_place / v_takes), v_place % v_takes))
      else p_spec - '{ownRoute,priority}'::text[] || (v_others -> (v_place - v_same))
    end;
    v_hold := null;
    if (v_clip ->> 'price')::bigint > 0 then
      select held.outcome, held.hold_id into v_outcome, v_hold from creation_hold(p_member, p_key, v_clip, v_place) as held;
      if v_outcome <> 'held' then
        raise exception 'a hold that can be afforded was refused: %', v_outcome;
      end if;
    end if;
    insert into creation (
      id, member_id, batch_id, place, model, mode, input, input_version, done, total, route, price, hold_id, parents,
      created_at, expires_at, is_trial, own_route
    )
    values (
      case v_place when 0 then v_first else uuid_v7() end, p_member, v_batch, v_place, v_clip ->> 'model', v_clip ->> 'mode',
      v_clip -> 'input', 1, 0, (v_clip ->> 'total')::integer, v_clip ->> 'lane', (v_clip ->> 'price')::bigint, v_hold,
      array(select jsonb_array_elements_text(p_spec -> 'parents'))::uuid[], v_at, v_expires,
      v_trial is not null, v_clip ->> 'ownRoute'
    )
    returning * into c;
    insert into creation_upload (creation_id, upload_id)
    select distinct c.id, (file ->> 'id')::uuid from jsonb_array_elements(v_files) as file;
    perform job_insert(
      'creation:' || c.id, v_clip ->> 'lane', p_member, c.id, '{}',
      coalesce((v_clip ->> 'priority')::integer, 0), v_weight, (p_spec ->> 'maxAttempts')::integer,
      interval '0', (p_spec ->> 'atOnce')::integer
    );
    perform creation_record(c);
    v_views := v_views || creation_card(c, null);
  end loop;
  return jsonb_build_object('outcome', 'held', 'balance', (select available from ledger_balance(p_member)), 'creations', v_views);
end
$$;
comment on function creation_submit(uuid, text, text, jsonb) is
  'Files, batch, holds, creations and jobs in one transaction, once per key: all or none. Whoever calls it announces them after';
