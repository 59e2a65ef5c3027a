import type { Migration } from '../migrate.ts';

/** What a way to another provider and back carries along: a language, a session to connect it with, start credits. */
export const providerSignIn: Migration = {
  name: '0021-provider-sign-in',
  sql: `
alter table sign_in_start
  add column locale text not null default 'en',
  add column session_hash bytea;
comment on column sign_in_start.locale is 'Of the page that began it: mails to a new member are written in it';
comment on column sign_in_start.session_hash is 'Connects the provider with the member of this session, as long as that lives; null where somebody signs in';

alter table ticket
  add column start_credits integer check (start_credits >= 0),
  add column start_refused text check (start_refused in ('address', 'device', 'day')),
  add constraint ticket_start check (start_refused is null or start_credits = 0);
comment on column ticket.start_credits is 'What a new account began with, to be told to its member; null for any other account';
`,
};
