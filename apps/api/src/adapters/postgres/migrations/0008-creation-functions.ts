import type { Migration } from '../migrate.ts';

/** Asking for creations and reading them. */
export const creationFunctions: Migration = {
  name: '0008-creation-functions',
  sql: `
create index creation_pace on creation (route, ended_at desc) where state = 'ready';

create function epoch_ms(p_time timestamptz) returns bigint language sql stable as $$
  select floor(extract(epoch from p_time) * 1000)::bigint
$$;

create function creation_result(p_clip uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'videoId', clip.id, 'posterId', poster.id, 'width', clip.width, 'height', clip.height,
    'seconds', clip.seconds, 'bytes', clip.bytes
  )
  from asset as clip join asset as poster on poster.derived_from = clip.id and poster.kind = 'poster'
  where clip.id = p_clip
$$;

create function creation_view(c creation) returns jsonb language plpgsql stable as $$
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
    'position', case c.state when 'waiting' then (select job_place(id) - 1 from job where creation_id = c.id) end,
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
comment on function creation_view(creation) is 'A creation as the domain reads it';

create function creation_record(c creation) returns void language plpgsql as $$
begin
  insert into creation_event (creation_id, member_id, version, state, phase, done, total, created_at)
  values (c.id, c.member_id, c.version, c.state, c.phase, c.done, c.total, clock_timestamp());
end
$$;

create function creation_tell(c creation) returns void language plpgsql as $$
begin
  perform creation_record(c);
  perform pg_notify('creation', c.member_id || ' ' || c.id);
end
$$;
comment on function creation_tell(creation) is 'Tells event streams of a change; ids only, the state is read from the creation';

create function ledger_afford(p_member uuid, p_amount bigint, p_route text) returns text language plpgsql as $$
declare
  v_fitting bigint;
  v_all bigint;
begin
  perform ledger_sweep(p_member);
  select coalesce(sum(remaining - held) filter (where ledger_fits(scope, p_route)), 0), coalesce(sum(remaining - held), 0)
  into v_fitting, v_all from lot where member_id = p_member and remaining > held;
  return case when v_fitting >= p_amount then 'held' when v_all < p_amount then 'not-enough' else 'wrong-scope' end;
end
$$;
comment on function ledger_afford(uuid, bigint, text) is
  'Whether a sum of holds will succeed; what it says stays true until the end of the transaction';

create function creation_hold(p_member uuid, p_key text, p_spec jsonb, p_place integer)
returns table (outcome text, hold_id uuid, fitting bigint) language plpgsql as $$
begin
  return query select * from ledger_hold(
    p_member, (p_spec ->> 'price')::bigint, p_spec ->> 'route', p_member || ':' || p_key || ':' || p_place,
    (p_spec ->> 'ttlMs')::bigint * interval '1 millisecond' + interval '1 hour'
  );
end
$$;
comment on function creation_hold(uuid, text, jsonb, integer) is
  'One creation, one hold; it outlives the creation, which gives it back when it ends';

create function creation_replay(p_member uuid, p_key text, p_body_hash text) returns jsonb language plpgsql as $$
declare
  i idempotency;
begin
  select * into strict i from idempotency where member_id = p_member and key = p_key;
  if i.body_hash <> p_body_hash then
    return jsonb_build_object('outcome', 'key-reused');
  end if;
  return jsonb_build_object('outcome', 'replayed', 'balance', (select available from ledger_balance(p_member)), 'creations', (
    select jsonb_agg(creation_view(c) order by c.place)
    from creation as c where c.batch_id = (i.answer ->> 'batch')::uuid
  ));
end
$$;

-- spec: model, mode, input, count, price, route, lane, total, parents, ttlMs, maxAttempts
create function creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb
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
    v_views := v_views || creation_view(c);
  end loop;
  return jsonb_build_object('outcome', 'held', 'balance', (select available from ledger_balance(p_member)), 'creations', v_views);
end
$$;
comment on function creation_submit(uuid, text, text, jsonb) is
  'Batch, holds, creations and jobs in one transaction, once per key: all or none. Whoever calls it announces them after';

-- In a transaction of its own that waits for no disk: signals may get lost, and nobody waits for them alone.
create function creation_announce(p_lanes text[], p_news text[]) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_notify('job', lane) from unnest(p_lanes) as lane;
  perform pg_notify('creation', news) from unnest(p_news) as news;
end
$$;
`,
};
