-- Called by a deferred trigger, after every other lock of its transaction: two last ends at once see each other, and
-- neither waits for the other in a ring.
create or replace function batch_note_end() returns trigger language plpgsql as $$
begin
  if not exists (select from member where id = new.member_id and mails_long_clips and deleted_at is null) then
    return null;
  end if;
  perform 1 from batch where id = new.batch_id for update;
  update batch set unseen_end_at = clock_timestamp()
  where id = new.batch_id and unseen_end_at is null and mailed_at is null
    and not exists (
      select from creation where member_id = new.member_id and batch_id = new.batch_id and shelf = 'progress'
        and removed_at is null
    )
    and not exists (select from reader where member_id = new.member_id and until > clock_timestamp());
  return null;
end
$$;
