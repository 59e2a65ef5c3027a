import { OWN_KEY_A_DAY, OWN_KEY_AT_ONCE, type KeyProvider, type OwnKey } from '@kinora/contracts/creations';
import { type Kysely, sql } from 'kysely';

import { ownRouteId, type OwnKeys } from '../../../domain/routing/own-keys.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import { createPostgresRoutes, sealFor } from './postgres-routes.ts';

type Db = Kysely<Database>;

/** Gentle with vendors: a member's jobs are few. */
const PER_SECOND = 2;
const HINT = 4;

const hintOf = (key: string): string => key.replaceAll(/[^a-zA-Z0-9]/g, '').slice(-HINT);

const providerOf = (id: string) => id.split(':')[1] as KeyProvider;

interface KeyRow {
  readonly id: string;
  readonly created_at: number;
  readonly used: number;
}

/** `used` counts what was asked for today, as the day of route_refusal goes. */
async function rowsOf(db: Db, memberId: string): Promise<readonly KeyRow[]> {
  return db
    .selectFrom('route')
    .select((eb) => [
      'id',
      'created_at',
      sql<number>`(select count(*) from creation where own_route = ${eb.ref('route.id')}
        and created_at >= date_trunc('day', now(), 'UTC'))`.as('used'),
    ])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

async function list(db: Db, vault: Vault, memberId: string): Promise<readonly OwnKey[]> {
  const routes = createPostgresRoutes(db, vault);
  const rows = await rowsOf(db, memberId);
  return Promise.all(
    rows.map(async ({ created_at: addedAt, id, used }) => {
      const secrets = await routes.secretsOf(id);
      return { provider: providerOf(id), hint: hintOf(secrets?.key ?? ''), addedAt, used };
    }),
  );
}

async function save(db: Db, vault: Vault, { id, key, memberId }: Record<'id' | 'key' | 'memberId', string>) {
  const row = { sealed_key: sealFor(vault, id, { key }), created_at: new Date() };
  await db
    .insertInto('route')
    .values({
      ...row,
      id,
      provider: providerOf(id),
      models: '{}',
      source: 'member',
      member_id: memberId,
      parallel: OWN_KEY_AT_ONCE,
      per_second: PER_SECOND,
      // The vendor sends its bill to the member.
      micro_usd_a_day: 1,
      starts_a_day: OWN_KEY_A_DAY,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...row,
        removed_at: null,
        misses: 0,
        away_until: null,
        away_reason: null,
        revision: eb('route.revision', '+', 1),
      })),
    )
    .execute();
}

/** Own keys in the table of routes, sealed as the operator's are. */
export function createPostgresOwnKeys(db: Db, vault: Vault): OwnKeys {
  return {
    list: (memberId) => list(db, vault, memberId),
    save: (memberId, provider, key) => save(db, vault, { id: ownRouteId(memberId, provider), key, memberId }),
    remove: (memberId, provider) => createPostgresRoutes(db, vault).remove(ownRouteId(memberId, provider)),
  };
}
