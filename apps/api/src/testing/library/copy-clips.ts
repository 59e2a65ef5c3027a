// Makes a large library for a test of the studio: copies of the newest ready clip of a member, a minute apart, numbered
// in their prompts. They share its files; each fourth has failed and has none. node --conditions=@kinora/source copy-clips.ts <home> <e-mail> <count>
import { sql } from 'kysely';

import { openDatabase } from '../../adapters/postgres/database.ts';
import { findEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';

const [home = '', email = '', count = '1000'] = process.argv.slice(2);
const url = await findEmbeddedPostgres(home);
if (url === undefined) throw new Error(`no server runs on ${home}`);
const { db, close } = await openDatabase(url, { poolSize: 1 });
await sql`
  insert into creation (member_id, batch_id, place, model, mode, input, input_version, state, done, total, route, price,
    result_asset, failure, is_retryable, created_at, expires_at, started_at, ended_at)
  select c.member_id, c.batch_id, n, c.model, c.mode,
    jsonb_set(c.input, '{prompt}', to_jsonb((c.input ->> 'prompt') || ', copy ' || n)), 1,
    case when n % 4 = 0 then 'failed' else 'ready' end, c.done, c.total,
    c.route, 0, case when n % 4 = 0 then null else c.result_asset end, case when n % 4 = 0 then 'crashed' end,
    case when n % 4 = 0 then true end, c.created_at - n * interval '1 minute', c.expires_at, c.started_at, c.ended_at
  from generate_series(1, ${Number(count)}::integer) as n, (
    select creation.* from creation join member on member.id = member_id
    where email = ${email} and state = 'ready' order by created_at desc limit 1
  ) as c`.execute(db);
await sql`analyze creation`.execute(db);
await close();
