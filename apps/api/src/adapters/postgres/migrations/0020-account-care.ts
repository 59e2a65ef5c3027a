import type { Migration } from '../migrate.ts';

/**
 * Pictures of members, and accounts that go: what is personal goes at once, files and requests piece by piece. Money
 * stays: it never held personal data.
 */
export const accountCare: Migration = {
  name: '0020-account-care',
  sql: `
alter table member add column erased_at timestamptz;
create index member_erasure on member (deleted_at) where deleted_at is not null and erased_at is null;
comment on column member.deleted_at is 'Since then the row is a pseudonym and nobody gets in';
comment on column member.erased_at is 'Since then nothing but money is left of the account';

alter table asset drop constraint asset_kind_check;
alter table asset add constraint asset_kind_check
  check (kind in ('upload', 'clip', 'poster', 'sprite', 'preview', 'export', 'master', 'proxy', 'peaks', 'photo'));
create index asset_photo on asset (owner, removed_at) where kind = 'photo';

-- Version 0 of an input: the account is gone, and with it what was asked for and what was made.
alter table creation drop constraint creation_check2;
alter table creation add constraint creation_result
  check (input_version = 0 or (state = 'ready') = (result_asset is not null));

-- Better hashes take the place of older ones, which alone say whose they are.
create index member_password on member using hash (password_hash) where password_hash is not null;

create index creation_owner on creation (member_id, id);

create function member_lives() returns trigger language plpgsql as $$
begin
  -- Waits for who is closing the account, and makes that wait for us: nothing is added behind its back.
  perform from member where id = new.member_id and deleted_at is null for key share;
  if not found then
    raise exception 'the account % is gone', new.member_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger creation_member_lives before insert on creation for each row execute function member_lives();
create trigger upload_member_lives before insert on upload for each row execute function member_lives();
`,
};
