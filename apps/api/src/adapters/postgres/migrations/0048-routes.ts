import type { Migration } from '../migrate.ts';

/** Configured ways to run models on other machines, and the jobs that run there. */
export const routes: Migration = {
  name: '0048-routes',
  sql: `
create table route (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9:._-]{0,63}$'),
  provider text not null,
  base text,
  models jsonb not null default '{}',
  sealed_key bytea,
  source text not null check (source in ('operator', 'environment', 'simulated')),
  place integer not null default 100,
  parallel integer not null check (parallel > 0),
  per_second double precision not null check (per_second > 0),
  micro_usd_a_day bigint not null check (micro_usd_a_day > 0),
  next_call_at timestamptz not null default now(),
  misses integer not null default 0,
  away_until timestamptz,
  away_reason text,
  paused_at timestamptz,
  revision integer not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table route is 'One configured way to run models: provider, key or address, order and limits';

create table operation (
  id uuid primary key default uuid_v7(),
  creation_id uuid not null references creation,
  route_id text not null references route,
  job_id uuid not null,
  token uuid not null,
  state text not null default 'starting'
    check (state in ('starting', 'open', 'done', 'failed', 'uncertain', 'cancelled')),
  external jsonb,
  micro_usd bigint not null check (micro_usd >= 0),
  check_at timestamptz,
  checks integer not null default 0,
  misses integer not null default 0,
  reason text,
  detail text,
  started_at timestamptz not null default clock_timestamp(),
  opened_at timestamptz,
  ready_at timestamptz,
  ended_at timestamptz,
  check ((state in ('starting', 'open')) = (ended_at is null)),
  check (state <> 'open' or (external is not null and check_at is not null))
) with (fillfactor = 70);
create unique index operation_live on operation (creation_id) where ended_at is null;
create index operation_due on operation (check_at) where state = 'open';
create index operation_running on operation (route_id) where ended_at is null;
create index operation_spent on operation (route_id, started_at);
create index operation_job on operation (job_id);
comment on table operation is
  'A job at a vendor: written down before it is started, so that it is asked for and never started twice';
`,
};
