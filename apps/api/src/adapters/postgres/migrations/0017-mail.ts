import type { Migration } from '../migrate.ts';

/** Sending what lies in the outbox, proving addresses, and counting what people write to the operator. */
export const mail: Migration = {
  name: '0017-mail',
  sql: `
comment on column mail.sealed is
  'What its text needs; gone once it has ended, except in the development outbox, where a day long it is what was written';

create function mail_end(p_job uuid, p_token uuid, p_mail uuid, p_state text, p_problem text, p_sealed bytea)
returns boolean language plpgsql as $$
begin
  if not job_end(p_job, p_token, case p_state when 'sent' then 'done' else 'failed' end, p_problem) then
    return false;
  end if;
  update mail set state = p_state, problem = p_problem, sealed = p_sealed, ended_at = clock_timestamp()
  where id = p_mail and state = 'waiting';
  return true;
end
$$;
comment on function mail_end(uuid, uuid, uuid, text, text, bytea) is
  'Ends a mail together with its job; false when the job belongs to another worker by now';

create function mail_again(p_job uuid, p_token uuid, p_mail uuid, p_problem text, p_delay interval) returns text
language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_job and lease_token = p_token and state = 'running' for update;
  if not found then
    return 'stale';
  end if;
  if j.attempt >= j.max_attempts then
    perform mail_end(p_job, p_token, p_mail, 'failed', p_problem, null);
    return 'failed';
  end if;
  update mail set problem = p_problem where id = p_mail and state = 'waiting';
  perform job_requeue(p_job, j.attempt, p_delay, p_problem);
  return 'waiting';
end
$$;
comment on function mail_again(uuid, uuid, uuid, text, interval) is 'Tries later, or gives up where it was tried often enough';

create function mail_tidy() returns void language sql as $$
  update mail set sealed = null
  where state = 'sent' and sealed is not null and ended_at < clock_timestamp() - interval '1 day';
  -- Its job has ended without it, as when workers died of it again and again.
  update mail set state = 'failed', problem = 'interrupted', sealed = null, ended_at = clock_timestamp()
  where state = 'waiting' and created_at < clock_timestamp() - interval '1 minute' and not exists (
    select from job where key = 'mail:' || mail.id and job.state in ('queued', 'running')
  )
$$;
create index mail_waiting on mail (created_at) where state = 'waiting';
create index mail_kept on mail (ended_at) where state = 'sent' and sealed is not null;

create function proof_begin(p_member uuid, p_purpose text, p_email text, p_hash bytea) returns text
language plpgsql as $$
declare
  v_now timestamptz;
  v_hour integer;
begin
  -- One after the other, so that of two at once the second sees the first.
  perform 1 from member where id = p_member for no key update;
  v_now := clock_timestamp();
  if exists (
    select from address_proof
    where member_id = p_member and purpose = p_purpose and email = p_email and used_at is null
      and created_at > v_now - interval '60 seconds' and expires_at > v_now
  ) then
    return 'just-sent';
  end if;
  select count(*) into v_hour from address_proof where member_id = p_member and created_at > v_now - interval '1 hour';
  if v_hour >= 10 then
    return 'too-many';
  end if;
  update address_proof set expires_at = v_now
  where member_id = p_member and purpose = p_purpose and used_at is null and expires_at > v_now;
  insert into address_proof (hash, member_id, purpose, email, created_at, expires_at)
  values (p_hash, p_member, p_purpose, p_email, v_now, v_now + interval '24 hours');
  return 'begun';
end
$$;
comment on function proof_begin(uuid, text, text, bytea) is
  'A link that proves an address; the older one of the same purpose ends. Repeated within a minute it makes none';

alter table support_message add column address_hash bytea;
create index support_message_member on support_message (member_id, created_at) where member_id is not null;
create index support_message_address on support_message (address_hash, created_at) where address_hash is not null;
comment on column support_message.address_hash is 'Where it came from, as a keyed hash, for the limit alone';
`,
};
