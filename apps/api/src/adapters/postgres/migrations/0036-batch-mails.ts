import type { Migration } from '../migrate.ts';

/**
 * Whom to mail of a batch that ended while nobody looked. The last end of a batch is noted by a deferred trigger, after
 * every other lock of its transaction: two last ones at once see each other, and none waits for the other in a ring.
 */
export const batchMails: Migration = {
  name: '0036-batch-mails',
  sql: `
alter table member add column mails_long_clips boolean not null default false;
comment on column member.mails_long_clips is 'Whether its member wants a mail when a batch that took long has ended';

alter table batch
  add column unseen_end_at timestamptz,
  add column mailed_at timestamptz;
create index batch_unseen on batch (unseen_end_at) where unseen_end_at is not null;
comment on column batch.unseen_end_at is 'When its last clip ended while its member looked at nothing; null once that was dealt with';

create table reader (
  id uuid primary key,
  member_id uuid not null references member,
  until timestamptz not null
);
create index reader_member on reader (member_id, until);
create index reader_until on reader (until);
comment on table reader is 'Open event streams of all processes; one whose process is gone runs out by itself';

create function batch_note_end() returns trigger language plpgsql as $$
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
create constraint trigger creation_last_end after update of state on creation deferrable initially deferred
  for each row when (old.state in ('waiting', 'running') and new.state not in ('waiting', 'running'))
  execute function batch_note_end();
`,
};
