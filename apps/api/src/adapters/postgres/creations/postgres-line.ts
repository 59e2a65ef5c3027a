import { type Kysely, sql } from 'kysely';

import type { Creations } from '../../../domain/creations/creation.ts';
import type { Line, LineJob } from '../../../domain/creations/forecast.ts';
import type { PastWork } from '../../../domain/creations/past-work.ts';
import type { Database } from '../schema.ts';

/** What was asked for in this time tells what will be. */
const LATELY_MS = 900_000;

/** What is known of lines: what went through them, what stands in them, and what was told of it. */
export function lineSide(db: Kysely<Database>): Pick<Creations, 'history' | 'keepTold' | 'line' | 'routesOf'> {
  return {
    history: async (lane, limit) => {
      const { rows } = await sql<PastWork>`
        select mode, input ->> 'resolution' as resolution, input ->> 'shape' as shape, (input ->> 'seconds')::float8 as seconds,
          extract(epoch from ended_at - started_at)::float8 as took, (
            select route_id from operation where creation_id = creation.id order by started_at desc limit 1
          ) as route
        from creation where route = ${lane} and state = 'ready' and started_at is not null
        order by ended_at desc limit ${limit}`.execute(db);
      return rows;
    },
    routesOf: async (ids) => {
      const operations = db.selectFrom('operation').select(['creation_id', 'route_id']).where('ended_at', 'is', null);
      const rows = ids.length === 0 ? [] : await operations.where('creation_id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.creation_id, row.route_id]));
    },
    line: async (lane, limit) => {
      const { rows } = await sql<LineJob & { readonly role: keyof Line }>`
        select role, creation_id as id, member_id as "memberId", at_once as "atOnce", turn, mode, resolution, shape, seconds,
          created_at as "createdAt", started_at as "startedAt", done, total
        from creation_line(${lane}, ${limit}, ${new Date(Date.now() - LATELY_MS)})`.execute(db);
      const of = (asked: keyof Line) => rows.filter(({ role }) => role === asked);
      return { running: of('running'), waiting: of('waiting'), recent: of('recent') };
    },
    keepTold: async (told) => {
      const [ids, p50, p90] = [told.map(({ id }) => id), told.map((one) => one.p50), told.map((one) => one.p90)];
      if (ids.length > 0)
        await sql`select creation_told(${ids}::uuid[], ${p50}::float8[], ${p90}::float8[])`.execute(db);
    },
  };
}
