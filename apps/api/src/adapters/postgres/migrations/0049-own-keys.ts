import type { Migration } from '../migrate.ts';

/** Routes of members: their own keys of vendors, which make clips for nobody else and at no price. */
export const ownKeys: Migration = {
  name: '0049-own-keys',
  sql: `
alter table route drop constraint route_source_check;
alter table route add constraint route_source_check
  check (source in ('operator', 'environment', 'simulated', 'member'));
alter table route add column member_id uuid references member;
alter table route add column starts_a_day integer check (starts_a_day > 0);
alter table route add constraint route_of_member check ((source = 'member') = (member_id is not null));
create index route_member on route (member_id) where member_id is not null;
comment on column route.member_id is 'Whose own key it is; null for the operator''s';
comment on column route.starts_a_day is 'Jobs from midnight to midnight UTC; null where money alone is counted';

alter table creation add column own_route text references route;
alter table creation add constraint creation_own_route check (own_route is null or price = 0);
create index creation_own on creation (own_route, created_at) where own_route is not null;
comment on column creation.own_route is 'The member''s own key it is made with, and no other route';
`,
};
