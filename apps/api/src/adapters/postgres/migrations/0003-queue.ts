import type { Migration } from '../migrate.ts';

/** The tables of the job queue; its functions follow in their own step. */
export const queue: Migration = {
  name: '0003-queue',
  sql: `
create table lane (
  name text primary key,
  max_running integer not null check (max_running > 0),
  member_cap integer not null check (member_cap > 0),
  virtual_time bigint not null default 0
) with (fillfactor = 50);
comment on table lane is 'One kind of work with its limits over all processes; virtual_time is what fair queueing has reached';

create table member_lane (
  member_id uuid not null,
  lane text not null,
  virtual_time bigint not null,
  primary key (member_id, lane)
) with (fillfactor = 50);
comment on table member_lane is 'How far a member has queued ahead in a lane, in virtual time';

create table job (
  id uuid primary key default uuid_v7(),
  key text not null unique,
  lane text not null,
  member_id uuid not null,
  creation_id uuid unique,
  payload jsonb not null default '{}',
  priority integer not null default 0,
  virtual_time bigint not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  run_at timestamptz not null,
  attempt integer not null default 0,
  max_attempts integer not null check (max_attempts > 0),
  lease_token uuid,
  lease_until timestamptz,
  worker text,
  cancel_requested boolean not null default false,
  error text,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
  check (state <> 'running' or (lease_token is not null and lease_until is not null))
) with (fillfactor = 70);
-- The order of turns; as one ascending key, so that a place in line is a range of it.
create index job_turn on job (lane, (-priority), virtual_time, id) where state = 'queued';
create index job_running on job (lane, member_id) where state = 'running';
create index job_lease on job (lease_until) where state = 'running';
comment on table job is 'Work to do, disposable: what a member sees is the creation. member_id is the nil UUID for our own chores';

create table schedule (
  name text primary key,
  lane text not null,
  payload jsonb not null default '{}',
  every_seconds integer not null check (every_seconds > 0),
  next_at timestamptz not null
);
comment on table schedule is 'Chores that come back; each tick becomes one job with the key name:next_at';
`,
};
