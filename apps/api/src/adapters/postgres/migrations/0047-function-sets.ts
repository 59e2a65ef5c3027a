import type { Migration } from '../migrate.ts';

/** From here on the functions stand in files and are applied as a whole; the folder `functions` says how. */
export const functionSets: Migration = {
  name: '0047-function-sets',
  sql: `
create table function_set (
  number integer primary key check (number > 0),
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table function_set is 'Which sets of SQL functions were applied; the highest number is the one that runs';
`,
};
