create or replace function ledger_now() returns timestamptz language sql volatile as 'select clock_timestamp()';
comment on function ledger_now() is 'The clock of the books; tests put another in its place';
