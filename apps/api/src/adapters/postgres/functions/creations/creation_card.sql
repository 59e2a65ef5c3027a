create or replace function creation_card(c creation, p_position bigint) returns jsonb language plpgsql stable as $$
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
    'isTrial', c.is_trial,
    'ownKey', split_part(c.own_route, ':', 2),
    'receipt', jsonb_build_object(
      'held', coalesce(h.amount, 0),
      'charged', case h.state when 'posted' then h.amount else 0 end,
      'returned', case h.state when 'voided' then h.amount else 0 end,
      'reason', h.reason,
      'at', epoch_ms(coalesce(h.settled_at, h.created_at))
    ),
    'result', case when c.result_asset is not null then creation_result(c.result_asset)
      || case when c.is_trial then '{"master": null}'::jsonb else '{}' end end,
    'failure', case when c.failure is not null
      then jsonb_build_object('reason', c.failure, 'retryable', c.is_retryable, 'code', c.failure_code,
        'reference', c.failure_reference) end,
    'parents', to_jsonb(c.parents),
    'createdAt', epoch_ms(c.created_at),
    'startedAt', epoch_ms(c.started_at),
    'endedAt', epoch_ms(c.ended_at),
    'version', c.version
  );
end
$$;
comment on function creation_card(creation, bigint) is 'A creation as the domain reads it, at a known place in line';
