create or replace function ledger_open(p_member uuid) returns void language sql as $$
  insert into account (member_id, kind) values (p_member, 'available'), (p_member, 'held')
  on conflict do nothing
$$;
comment on function ledger_open(uuid) is 'Opens a member''s two accounts; harmless when they are open';
