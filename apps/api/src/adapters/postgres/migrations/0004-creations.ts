import type { Migration } from '../migrate.ts';

/** What members ask for and get; the functions that move creations on follow in their own step. */
export const creations: Migration = {
  name: '0004-creations',
  sql: `
create table asset (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('upload', 'clip', 'poster', 'sprite', 'preview', 'export')),
  owner uuid not null references member,
  source text not null,
  derived_from uuid references asset,
  bytes bigint not null check (bytes >= 0),
  checksum text not null,
  type text not null,
  width integer,
  height integer,
  seconds double precision,
  visibility text not null default 'private' check (visibility in ('private', 'link', 'public')),
  storage_key text not null unique,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index asset_owner on asset (owner, created_at desc);
create index asset_derived on asset (derived_from) where derived_from is not null;
comment on table asset is 'A stored file and what our own probe found in it';

create table batch (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  count integer not null check (count > 0),
  created_at timestamptz not null
);
comment on table batch is 'Creations that were asked for together';

create table creation (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  batch_id uuid not null references batch,
  place integer not null,
  model text not null,
  mode text not null,
  input jsonb not null,
  input_version integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'ready', 'declined', 'failed', 'cancelled', 'expired')),
  phase text,
  done integer,
  total integer,
  attempt integer not null default 0,
  route text not null,
  price bigint not null check (price >= 0),
  hold_id uuid unique references hold,
  result_asset uuid references asset,
  failure text,
  is_retryable boolean,
  parents uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  told_at timestamptz,
  removed_at timestamptz,
  check ((price > 0) = (hold_id is not null)),
  check ((state in ('waiting', 'running')) = (ended_at is null)),
  check ((state = 'ready') = (result_asset is not null)),
  check ((state in ('declined', 'failed', 'expired')) = (failure is not null))
) with (fillfactor = 70);
create index creation_member on creation (member_id, created_at desc, id desc) where removed_at is null;
create index creation_due on creation (expires_at) where state in ('waiting', 'running');
comment on table creation is 'One clip asked for: its state machine, price and result';

create table creation_event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  creation_id uuid not null references creation,
  member_id uuid not null,
  version integer not null,
  state text not null,
  phase text,
  done integer,
  total integer,
  created_at timestamptz not null
);
create index creation_event_member on creation_event (member_id, transaction_id, id);
create index creation_event_age on creation_event (created_at);
comment on table creation_event is 'What changed, for event streams; the cursor is (transaction_id, id) because smaller ids may commit later';

create table idempotency (
  member_id uuid not null references member,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (member_id, key)
);
create index idempotency_age on idempotency (created_at);
comment on table idempotency is 'The answers to creating calls by their Idempotency-Key, kept for a day';
`,
};
