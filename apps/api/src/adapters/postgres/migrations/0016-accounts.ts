import type { Migration } from '../migrate.ts';

/** What an account needs besides a password: addresses that are proven, other ways in, mail, limits and a memory. */
export const accounts: Migration = {
  name: '0016-accounts',
  sql: `
alter table member
  add column locale text not null default 'en',
  add column next_email text check (next_email = lower(next_email)),
  add column notice_email text check (notice_email = lower(notice_email)),
  add column notice_confirmed_at timestamptz,
  add column password_changed_at timestamptz,
  add column photo_asset uuid references asset,
  add column deletion_at timestamptz,
  add constraint member_notice check (notice_confirmed_at is null or notice_email is not null);
create index member_deletion on member (deletion_at) where deletion_at is not null and deleted_at is null;

alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column device text not null default '';
comment on column session.id is 'What a member names a session by; the hash of the token stays in the server';

create table sign_in_link (
  issuer text not null,
  subject text not null,
  provider text not null check (provider in ('google')),
  member_id uuid not null references member,
  email text not null,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (member_id, provider)
);
comment on table sign_in_link is 'Another provider a member signs in with; who it is says (issuer, subject), never the e-mail';

create table sign_in_start (
  state_hash bytea primary key,
  provider text not null check (provider in ('google')),
  binding_hash bytea not null,
  redirect_url text not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_start_expiry on sign_in_start (expires_at);
comment on table sign_in_start is 'A sign-in with another provider that was begun; nonce and verifier are sealed';

create table ticket (
  hash bytea primary key,
  member_id uuid not null references member,
  origin text not null,
  binding_hash bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ticket_expiry on ticket (expires_at);
comment on table ticket is 'Opens one session on one of our origins within a minute; bound to the browser that began it, where one did';

create table code (
  member_id uuid not null references member,
  purpose text not null check (purpose in ('password')),
  hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (member_id, purpose)
);
comment on table code is 'The one live code of a member; a new one takes its place, using it removes it';

create table address_proof (
  hash bytea primary key,
  member_id uuid not null references member,
  purpose text not null check (purpose in ('account', 'next', 'notice')),
  email text not null check (email = lower(email)),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index address_proof_member on address_proof (member_id, purpose);
comment on table address_proof is 'What a mailed link proves: that its reader gets what is sent to an address';

create table mail (
  id uuid primary key default uuid_v7(),
  key text not null unique,
  recipient text not null check (recipient !~ '[[:cntrl:]]'),
  kind text not null,
  locale text not null,
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  problem text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index mail_created on mail (created_at);
comment on table mail is 'Outbox: written with what it tells of in one transaction; values sealed, and gone once it was sent';
insert into lane (name, max_running, member_cap) values ('mail', 64, 64) on conflict do nothing;

create function mail_queue(p_key text, p_recipient text, p_kind text, p_locale text, p_sealed bytea) returns boolean
language plpgsql as $$
declare
  v_id uuid;
begin
  insert into mail (key, recipient, kind, locale, sealed) values (p_key, p_recipient, p_kind, p_locale, p_sealed)
  on conflict (key) do nothing returning id into v_id;
  if v_id is null then
    return false;
  end if;
  perform job_enqueue(
    'mail:' || v_id, 'mail', '00000000-0000-0000-0000-000000000000', null, jsonb_build_object('mailId', v_id),
    0, 1, 12, interval '0'
  );
  return true;
end
$$;
comment on function mail_queue(text, text, text, text, bytea) is 'Puts a mail and the job that sends it in place; false where the key was mailed before';

create table member_device (
  member_id uuid not null references member,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (member_id, device_hash)
);
comment on table member_device is 'Device hints seen with a member, as keyed hashes, for limits alone; 90 days';

create table security_event (
  id uuid primary key default uuid_v7(),
  member_id uuid references member,
  kind text not null,
  address_hash bytea,
  device_hash bytea,
  detail jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index security_event_member on security_event (member_id, created_at);
create index security_event_created on security_event (created_at);
comment on table security_event is 'What happened to accounts: no secret, no address in the clear; 180 days';

create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limit is 'Counters of the limits; they outlive a restart';

create table support_message (
  id uuid primary key default uuid_v7(),
  topic text not null,
  email text not null,
  message text not null,
  member_id uuid references member,
  creation_id uuid references creation,
  created_at timestamptz not null default now()
);
comment on table support_message is 'What people wrote to the operator, whether the mail arrived or not';
`,
};
