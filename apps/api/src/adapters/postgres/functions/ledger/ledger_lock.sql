-- Every move of credits locks the member's two accounts first, in id order, then holds and lots, and the system's
-- accounts last: so moves cannot deadlock. What is called often is plpgsql, which keeps its plans for the session.
create or replace function ledger_lock(p_member uuid) returns void language plpgsql as $$
begin
  perform 1 from account where member_id = p_member order by id for no key update;
  if not found then
    raise exception 'member % has no accounts', p_member using errcode = 'no_data_found';
  end if;
end
$$;
