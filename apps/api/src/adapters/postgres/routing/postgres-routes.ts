import { type Kysely, type Selectable, sql } from 'kysely';

import type { NewRoute, Route, RouteHealth, Routes, RouteSecrets } from '../../../domain/routing/route.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import type { RouteTable } from './routing-schema.ts';

type Db = Kysely<Database>;

const purposeOf = (id: string) => `route:${id}`;

/** Seals what `secretsOf` reads. */
export const sealFor = (vault: Vault, id: string, secrets: RouteSecrets): Buffer => vault.seal(purposeOf(id), secrets);

const routeFrom = (row: Selectable<RouteTable>): Route => ({
  id: row.id,
  provider: row.provider,
  base: row.base,
  // It is what `put` has written there.
  models: row.models as Route['models'],
  source: row.source,
  place: row.place,
  parallel: row.parallel,
  perSecond: row.per_second,
  microUsdADay: row.micro_usd_a_day,
  isPaused: row.paused_at !== null || row.removed_at !== null,
  revision: row.revision,
});

const HAS_JOBS = sql`exists (select from operation where route_id = route.id and ended_at is null)`;

/** `spent` counts as route_refusal does. */
async function list(db: Db): Promise<readonly (Route & RouteHealth)[]> {
  const rows = await db
    .selectFrom('route')
    .selectAll()
    .select((eb) => [
      sql<number>`(select count(*) from operation where route_id = ${eb.ref('route.id')} and ended_at is null)`.as(
        'running',
      ),
      sql<number>`(select coalesce(sum(micro_usd), 0)::bigint from operation where route_id = ${eb.ref('route.id')}
        and started_at >= date_trunc('day', now(), 'UTC') and (state <> 'failed' or opened_at is not null))`.as(
        'spent',
      ),
    ])
    .where(sql<boolean>`member_id is null and (removed_at is null or ${HAS_JOBS})`)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ away_reason: awayReason, away_until: until, running, spent, ...row }) => ({
    ...routeFrom({ ...row, away_reason: awayReason, away_until: until }),
    running,
    spent,
    awayUntil: until !== null && until > Date.now() ? until : null,
    awayReason,
  }));
}

async function find(db: Db, id: string): Promise<Route | null> {
  const row = await db.selectFrom('route').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? routeFrom(row) : null;
}

async function put(
  db: Db,
  vault: Vault,
  { hookSecret, id, key, microUsdADay, models, perSecond, ...route }: NewRoute,
): Promise<void> {
  const sealed = key === null ? {} : { sealed_key: sealFor(vault, id, { key, hookSecret }) };
  const row = {
    ...route,
    ...sealed,
    models: JSON.stringify(models),
    per_second: perSecond,
    micro_usd_a_day: microUsdADay,
  };
  const fresh = { removed_at: null, misses: 0, away_until: null, away_reason: null };
  await db
    .insertInto('route')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ ...row, ...fresh, revision: eb('route.revision', '+', 1) })),
    )
    .execute();
}

async function forgetKeys(db: Db): Promise<number> {
  const forgotten = await db
    .updateTable('route')
    .set({ sealed_key: null })
    .where('removed_at', 'is not', null)
    .where('sealed_key', 'is not', null)
    .where(sql<boolean>`not ${HAS_JOBS}`)
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}

async function secretsOf(db: Db, vault: Vault, id: string): Promise<RouteSecrets | null> {
  const row = await db.selectFrom('route').select('sealed_key').where('id', '=', id).executeTakeFirst();
  const sealed = row?.sealed_key ?? null;
  // It is what `put` has sealed under this purpose.
  return sealed === null ? null : (vault.open(purposeOf(id), sealed) as RouteSecrets);
}

async function change(db: Db, id: string, values: { paused_at?: Date | null; removed_at?: Date }) {
  const changed = await db
    .updateTable('route')
    .set(values)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Routes with their keys sealed; nothing but `secretsOf` reads one. */
export function createPostgresRoutes(db: Db, vault: Vault): Routes {
  return {
    list: () => list(db),
    find: (id) => find(db, id),
    put: (route) => put(db, vault, route),
    secretsOf: (id) => secretsOf(db, vault, id),
    setPaused: (id, isPaused) => change(db, id, { paused_at: isPaused ? new Date() : null }),
    async remove(id) {
      const isRemoved = await change(db, id, { removed_at: new Date() });
      await forgetKeys(db);
      return isRemoved;
    },
    forgetKeys: () => forgetKeys(db),
    async met(id, failure) {
      await sql`select route_met(${id}, ${failure?.reason ?? null}, ${failure?.waitMs ?? null})`.execute(db);
    },
  };
}
