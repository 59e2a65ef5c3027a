import { sql } from 'kysely';

import type { OpenDatabase } from '../../database.ts';

/** What prompts are made of. */
const WORDS = `{a,the,red,paper,boat,balloon,fox,whale,storm,valley,castle,river,train,moon,forest,snow,owl,rocket,lamp,
sea,night,dawn,dusk,quiet,golden,small,ancient,glass,neon,rain,street,camel,kangaroo,lighthouse,meadow,cloud,bridge}`;

/**
 * Gives a member this many creations at once, a minute apart, each older than all before: nine of ten ready, each with
 * a clip and a poster that no storage has, some of them favourites, tagged, in a folder or in the trash. They cost
 * nothing.
 */
export async function fillLibrary({ db }: Pick<OpenDatabase, 'db'>, memberId: string, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const words = sql`${WORDS.replaceAll('\n', '')}::text[]`;
    await sql`
      create temporary table made on commit drop as
      select n, uuid_v7() as id, uuid_v7() as batch, uuid_v7() as clip,
        (now() - n * interval '1 minute') as at, case when n % 10 = 0 then 'failed' else 'ready' end as state, (
          select string_agg((${words})[1 + (hashint4(n * 12 + place) & 2147483647) % 37], ' ')
          from generate_series(1, 12) as place
        ) as prompt
      from generate_series(1, ${count}::integer) as n`.execute(trx);
    await sql`
      insert into asset (id, kind, owner, source, bytes, checksum, type, width, height, seconds, storage_key)
      select clip, 'clip', ${memberId}, 'made', 1, '', 'video/mp4', 640, 360, 5, id || '-clip' from made
      where state = 'ready'`.execute(trx);
    await sql`
      insert into asset (kind, owner, source, derived_from, bytes, checksum, type, storage_key)
      select 'poster', ${memberId}, 'made', clip, 1, '', 'image/jpeg', id || '-poster' from made
      where state = 'ready'`.execute(trx);
    await sql`insert into batch (id, member_id, count, created_at) select batch, ${memberId}, 1, at from made`.execute(
      trx,
    );
    const folder = sql`(select id from folder where member_id = ${memberId} limit 1)`;
    await sql`
      insert into creation (id, member_id, batch_id, place, model, mode, input, input_version, state, done, total, route,
        price, result_asset, failure, is_retryable, created_at, expires_at, started_at, ended_at, removed_at,
        is_favourite, tags, folder_id)
      select id, ${memberId}, batch, 0, case when n % 50 = 0 then 'veo-3-1' else 'local' end, 'text',
        jsonb_build_object('prompt', prompt, 'seconds', 5, 'resolution', '360p', 'shape', '16:9', 'seed', n), 1, state,
        120, 120, 'local', 0, case state when 'ready' then clip end, case state when 'failed' then 'crashed' end,
        case state when 'failed' then true end, at, at + interval '1 hour', at, at + interval '5 seconds',
        case when n % 40 = 7 then now() - n * interval '1 second' end, n % 20 = 3,
        case when n % 25 = 4 then array['sea'] else '{}' end, case when n % 30 = 11 then ${folder} end
      from made`.execute(trx);
  });
  await sql`vacuum analyze creation`.execute(db);
  await sql`analyze`.execute(db);
}
