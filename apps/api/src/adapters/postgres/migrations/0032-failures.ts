import type { Migration } from '../migrate.ts';

/**
 * What a maker says of a failure, in its own words, beside ours. The words in `failure` stay as they are: the contract
 * says what each of them means. One that it does not know was written by nothing of ours, and is ours to answer for.
 */
export const failures: Migration = {
  name: '0032-failures',
  sql: `
alter table creation
  add column failure_code text check (length(failure_code) between 1 and 80),
  add column failure_reference text check (length(failure_reference) between 1 and 80);
comment on column creation.failure_code is 'The maker''s own word for the failure; for support alone';
comment on column creation.failure_reference is 'The maker''s own number of what was asked for; for support alone';

update creation set failure = 'crashed', is_retryable = true
where failure not in (
  'busy', 'codec-missing', 'crashed', 'declined', 'expired', 'gone', 'interrupted', 'out-of-memory', 'storage-full',
  'timed-out'
);

drop function creation_stop(uuid, uuid, text, text, boolean);
create function creation_stop(
  p_job uuid, p_token uuid, p_state text, p_failure text, p_retryable boolean, p_code text, p_reference text
) returns text language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
begin
  if j.state is distinct from 'running' then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, case p_state when 'cancelled' then 'cancelled' else 'failed' end, p_failure);
  update creation set failure_code = p_code, failure_reference = p_reference
  where id = j.creation_id and state in ('waiting', 'running');
  perform creation_end(j.creation_id, p_state, p_failure, p_retryable);
  return 'ended';
end
$$;
comment on function creation_stop(uuid, uuid, text, text, boolean, text, text) is
  'A worker gives up: declined, failed or cancelled';

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
    'receipt', jsonb_build_object(
      'held', coalesce(h.amount, 0),
      'charged', case h.state when 'posted' then h.amount else 0 end,
      'returned', case h.state when 'voided' then h.amount else 0 end,
      'reason', h.reason,
      'at', epoch_ms(coalesce(h.settled_at, h.created_at))
    ),
    'result', case when c.result_asset is not null then creation_result(c.result_asset) end,
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
`,
};
