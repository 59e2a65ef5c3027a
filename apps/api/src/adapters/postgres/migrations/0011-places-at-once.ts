import type { Migration } from '../migrate.ts';

/**
 * To find a place in line all of the line is counted. Asking for a creation does not do so for each: whoever calls
 * it asks for the places of many at once, after the commit.
 */
export const placesAtOnce: Migration = {
  name: '0011-places-at-once',
  sql: `
create function creation_card(c creation, p_position bigint) returns jsonb language plpgsql stable as $$
declare
  h hold;
begin
  if c.hold_id is not null then
    select * into h from hold where id = c.hold_id;
  end if;
  return jsonb_build_object(
    'id', c.id,
    'memberId', c.member_id,
    'batchId', c.batch_id,
    'model', c.model,
    'mode', c.mode,
    'input', c.input,
    'state', c.state,
    'phase', c.phase,
    'done', coalesce(c.done, 0),
    'total', coalesce(c.total, 0),
    'position', p_position,
    'price', c.price,
    'receipt', jsonb_build_object(
      'held', coalesce(h.amount, 0),
      'charged', case h.state when 'posted' then h.amount else 0 end,
      'returned', case h.state when 'voided' then h.amount else 0 end,
      'reason', h.reason,
      'at', epoch_ms(coalesce(h.settled_at, h.created_at))
    ),
    'result', case when c.result_asset is not null then creation_result(c.result_asset) end,
    'failure', case when c.failure is not null
      then jsonb_build_object('reason', c.failure, 'retryable', c.is_retryable) end,
    'parents', to_jsonb(c.parents),
    'createdAt', epoch_ms(c.created_at),
    'startedAt', epoch_ms(c.started_at),
    'endedAt', epoch_ms(c.ended_at),
    'version', c.version
  );
end
$$;
comment on function creation_card(creation, bigint) is 'A creation as the domain reads it, at a known place in line';

create or replace function creation_view(c creation) returns jsonb language plpgsql stable as $$
begin
  return creation_card(c, case c.state when 'waiting' then (select job_place(id) - 1 from job where creation_id = c.id) end);
end
$$;

create function creation_places(p_creations uuid[]) returns table (creation_id uuid, ahead bigint)
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  l record;
begin
  -- The last of them in each lane: the line is read no further.
  for l in
    select distinct on (lane) lane, -priority as turn, virtual_time, id from job
    where job.creation_id = any(p_creations) and state = 'queued' order by lane, priority, virtual_time desc, id desc
  loop
    return query
      select line.creation_id, line.place - 1 from (
        select job.creation_id, row_number() over (order by -priority, virtual_time, id) as place from job
        where lane = l.lane and state = 'queued' and (-priority, virtual_time, id) <= (l.turn, l.virtual_time, l.id)
      ) as line
      where line.creation_id = any(p_creations);
  end loop;
end
$$;
comment on function creation_places(uuid[]) is 'How many jobs are ahead of each of these creations; none for those that do not wait';

-- spec: model, mode, input, count, price, route, lane, total, parents, ttlMs, maxAttempts
create or replace function creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb
language plpgsql as $$
declare
  c creation;
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_expires constant timestamptz := v_at + (p_spec ->> 'ttlMs')::bigint * interval '1 millisecond';
  v_count constant integer := p_spec ->> 'count';
  v_price constant bigint := p_spec ->> 'price';
  v_batch constant uuid := uuid_v7();
  v_weight integer;
  v_outcome text := 'held';
  v_hold uuid;
  v_views jsonb := '[]';
begin
  insert into idempotency (member_id, key, body_hash, answer)
  values (p_member, p_key, p_body_hash, jsonb_build_object('batch', v_batch)) on conflict do nothing;
  if not found then
    return creation_replay(p_member, p_key, p_body_hash);
  end if;
  if v_price > 0 and v_count > 1 then
    v_outcome := ledger_afford(p_member, v_price * v_count, p_spec ->> 'route');
  end if;
  if v_price > 0 and v_outcome = 'held' then
    select held.outcome, held.hold_id into v_outcome, v_hold from creation_hold(p_member, p_key, p_spec, 0) as held;
  end if;
  if v_outcome <> 'held' then
    delete from idempotency where member_id = p_member and key = p_key;
    -- A key that was used before: the stored answer is older than a day and gone, the hold is not.
    v_outcome := case v_outcome when 'replayed' then 'key-reused' else v_outcome end;
    return jsonb_build_object('outcome', v_outcome, 'balance', (select available from ledger_balance(p_member)));
  end if;
  select weight into strict v_weight from member where id = p_member;
  insert into batch (id, member_id, count, created_at) values (v_batch, p_member, v_count, v_at);
  for v_place in 0 .. v_count - 1 loop
    if v_price > 0 and v_place > 0 then
      select held.outcome, held.hold_id into v_outcome, v_hold from creation_hold(p_member, p_key, p_spec, v_place) as held;
      if v_outcome <> 'held' then
        raise exception 'a hold that can be afforded was refused: %', v_outcome;
      end if;
    end if;
    insert into creation (
      member_id, batch_id, place, model, mode, input, input_version, done, total, route, price, hold_id, parents,
      created_at, expires_at
    )
    values (
      p_member, v_batch, v_place, p_spec ->> 'model', p_spec ->> 'mode', p_spec -> 'input', 1, 0,
      (p_spec ->> 'total')::integer, p_spec ->> 'lane', v_price, v_hold,
      array(select jsonb_array_elements_text(p_spec -> 'parents'))::uuid[], v_at, v_expires
    )
    returning * into c;
    perform job_insert(
      'creation:' || c.id, p_spec ->> 'lane', p_member, c.id, '{}', 0, v_weight, (p_spec ->> 'maxAttempts')::integer,
      interval '0'
    );
    perform creation_record(c);
    v_views := v_views || creation_card(c, null);
  end loop;
  return jsonb_build_object('outcome', 'held', 'balance', (select available from ledger_balance(p_member)), 'creations', v_views);
end
$$;
comment on function creation_submit(uuid, text, text, jsonb) is
  'Batch, holds, creations and jobs in one transaction, once per key: all or none. Whoever calls it announces them after';
`,
};
