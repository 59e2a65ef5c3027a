// A process of its own that applies a next set of functions and takes its time in the middle of it.
import { Client } from 'pg';

import { readFunctionSet } from '../functions/function-set.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { nextSet } from './next-set.ts';

const [url = '', seconds = '0'] = process.argv.slice(2);
const client = new Client({ connectionString: url });
await client.connect();
const next = nextSet(await readFunctionSet());
const place = next.files.length / 2;
const files = [
  ...next.files.slice(0, place),
  { name: 'wait', sql: `select pg_sleep(${seconds})` },
  ...next.files.slice(place),
];
await migrate(client, { migrations: MIGRATIONS, functions: { ...next, files } });
await client.end();
