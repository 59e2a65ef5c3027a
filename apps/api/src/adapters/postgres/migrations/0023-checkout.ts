import type { Migration } from '../migrate.ts';

/** What members buy: orders, plans, payments, what payment services tell of them, and the sandbox that plays one. */
export const checkout: Migration = {
  name: '0023-checkout',
  sql: `
create table checkout_order (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  key text not null,
  checkout text not null check (checkout in ('sandbox', 'stripe')),
  sku text not null,
  cents bigint not null check (cents >= 0),
  source text,
  campaign text,
  state text not null default 'open' check (state in ('open', 'paid', 'declined', 'expired', 'cancelled')),
  external_id text,
  url text,
  customer text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check_at timestamptz default clock_timestamp() + interval '60 seconds',
  unique (member_id, key),
  unique (checkout, external_id),
  check ((state = 'open') = (ended_at is null))
);
create index checkout_order_due on checkout_order (checkout, check_at) where check_at is not null;
comment on table checkout_order is 'Purchases; written before the payment service is called, their id is its key. Nothing personal but the service''s own ids';
comment on column checkout_order.check_at is 'When the service is asked again, whether it has told something or not';

create table subscription (
  order_id uuid primary key references checkout_order,
  member_id uuid not null references member,
  checkout text not null check (checkout in ('sandbox', 'stripe')),
  external_id text not null,
  sku text not null,
  next_sku text,
  standing text not null check (standing in ('active', 'ending', 'past-due', 'ended')),
  reason text check (reason in ('cancelled', 'unpaid', 'refunded', 'disputed', 'second')),
  paid_from timestamptz not null,
  paid_until timestamptz not null,
  past_due_since timestamptz,
  next_grant_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  as_of timestamptz not null,
  must_end boolean not null default false,
  unique (checkout, external_id),
  check (paid_from < paid_until),
  check ((standing = 'ended') = (ended_at is not null)),
  check ((standing = 'ended') = (reason is not null))
);
create unique index subscription_one on subscription (member_id, checkout) where standing <> 'ended';
create index subscription_renewal on subscription (paid_until) where standing = 'active';
comment on table subscription is 'Plans; one at a time runs for a member';
comment on column subscription.as_of is 'When the service was asked that told this: what is older does not undo it';
comment on column subscription.must_end is 'It has ended here, and the service has still to be told';

create table payment (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references checkout_order,
  member_id uuid not null references member,
  checkout text not null check (checkout in ('sandbox', 'stripe')),
  external_id text not null,
  charge text not null default '',
  sku text not null,
  cents bigint not null check (cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and cents),
  state text not null check (state in ('paid', 'failed', 'refunded', 'disputed')),
  paid_at timestamptz not null,
  period_from timestamptz,
  period_until timestamptz,
  changed_at timestamptz,
  must_refund boolean not null default false,
  unique (checkout, external_id),
  check ((period_from is null) = (period_until is null))
);
create index payment_member on payment (member_id, paid_at desc, id desc);
create index payment_order on payment (order_id);
create index payment_charge on payment (checkout, charge) where charge <> '';
create index payment_owed on payment (checkout) where must_refund and state = 'paid';
comment on table payment is 'Money that came or should have come; the event of a grant names it as payment:<id> or payment:<id>:<month>';

create table payment_event (
  provider text not null check (provider in ('sandbox', 'stripe')),
  event_id text not null,
  kind text not null,
  about jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  handled_at timestamptz,
  attempts integer not null default 0,
  problem text,
  primary key (provider, event_id)
);
create index payment_event_received on payment_event (received_at);
comment on table payment_event is 'Inbox of what payment services told: each event once. It only says where to look; 180 days';

create table plan_change (
  member_id uuid not null references member,
  key text not null,
  sku text not null,
  cents bigint not null check (cents >= 0),
  counts_from timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  primary key (member_id, key)
);
comment on table plan_change is 'Changes that members asked for, written before the service is called, so that a repetition is the same change';

create table sandbox_purchase (
  id text primary key,
  reference text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'declined', 'expired', 'cancelled')),
  offer jsonb not null,
  next_offer jsonb,
  plan_state text check (plan_state in ('active', 'past-due', 'ended')),
  is_ending boolean not null default false,
  past_due_since timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
comment on table sandbox_purchase is 'What the sandbox knows as the payment service that it plays; it reads no table of ours';

create table sandbox_payment (
  id text primary key,
  purchase_id text not null references sandbox_purchase,
  key text not null unique,
  offer jsonb not null,
  cents bigint not null check (cents >= 0),
  refunded_cents bigint not null default 0,
  state text not null check (state in ('paid', 'failed', 'refunded', 'disputed')),
  paid_at timestamptz not null,
  period_from timestamptz,
  period_until timestamptz,
  changed_at timestamptz
);
create index sandbox_payment_purchase on sandbox_payment (purchase_id);
comment on table sandbox_payment is 'Payments of the sandbox, in no money at all';

create table sandbox_event (
  id text primary key,
  purchase_id text not null references sandbox_purchase,
  kind text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table sandbox_event is 'What the sandbox has to tell by its webhooks';

insert into lane (name, max_running, member_cap) values ('checkout', 16, 16), ('sandbox', 16, 16) on conflict do nothing;
`,
};
