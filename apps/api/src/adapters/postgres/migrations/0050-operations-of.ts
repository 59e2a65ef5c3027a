import type { Migration } from '../migrate.ts';

/** Which route made a clip is read for each of the last ones, to tell how long the next will take. */
export const operationsOf: Migration = {
  name: '0050-operations-of',
  sql: `
create index operation_creation on operation (creation_id, started_at desc);
`,
};
