import type { Migration } from '../migrate.ts';

/** Who uses the studio, and how they prove it. */
export const identity: Migration = {
  name: '0001-identity',
  sql: `
do $do$ begin
  if current_setting('server_version_num')::integer >= 180000 then
    create function uuid_v7() returns uuid language sql volatile as 'select uuidv7()';
    return;
  end if;
  -- The same for older servers: microseconds, and the rest at random.
  create function uuid_v7() returns uuid language sql volatile as $$
    select encode(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(us / 1000) from 3) || substring(int8send(28672 + us % 1000 * 4096 / 1000) from 7)
        from 1 for 8
      ),
      'hex'
    )::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as clock
  $$;
end $do$;
comment on function uuid_v7() is 'RFC 9562 version 7, finer than a millisecond, so that ids sort by time';

create table member (
  id uuid primary key default uuid_v7(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  name text not null default '',
  head_photo text,
  email_confirmed_at timestamptz,
  weight integer not null default 1 check (weight between 1 and 16),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table member is 'A person with an account; deleting one replaces what is personal and keeps the row';

create table guest (
  id uuid primary key default uuid_v7(),
  created_at timestamptz not null default now()
);
comment on table guest is 'A visitor without an account; has a session and nothing else';

create table session (
  token_hash bytea primary key,
  kind text not null check (kind in ('member', 'guest')),
  member_id uuid references member,
  guest_id uuid references guest,
  binding_hash bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'member') = (member_id is not null)),
  check ((kind = 'guest') = (guest_id is not null))
);
create index session_member on session (member_id) where ended_at is null;
comment on table session is 'A signed-in browser or client; only SHA-256 of its token and of its binding cookie is kept';

create table start_grant (
  member_id uuid primary key references member,
  address_hash bytea not null,
  device_hash bytea,
  day date not null,
  amount integer not null check (amount > 0)
);
create index start_grant_address on start_grant (day, address_hash);
create index start_grant_device on start_grant (day, device_hash);
comment on table start_grant is 'Who got start credits when and from where, to limit them per address, device and day';
`,
};
