import type { CreditFilter, CreditKind, CreditLot, Credits } from '@kinora/contracts/money';
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { CreditHistories, CreditMove, MovePage } from '../../../domain/money/credit-history.ts';
import type { Database } from '../schema.ts';
import { createPostgresLedger } from './postgres-ledger.ts';

type Db = Kysely<Database>;

/** What the books call a move, and its share of the credits that can be spent. */
const MOVES = {
  granted: { kind: 'grant', sign: 1 },
  held: { kind: 'hold', sign: -1 },
  charged: { kind: 'post', sign: 0 },
  returned: { kind: 'void', sign: 1 },
  expired: { kind: 'expire', sign: -1 },
  revoked: { kind: 'revoke', sign: -1 },
} as const satisfies Readonly<Record<CreditKind, { readonly kind: string; readonly sign: -1 | 0 | 1 }>>;
// The names of this very object.
const KINDS = Object.keys(MOVES) as CreditKind[];
const NAMES: ReadonlyMap<string, CreditKind> = new Map(KINDS.map((name) => [MOVES[name].kind, name]));

const ROWS_AT_ONCE = 1000;

interface MoveRow {
  readonly id: string;
  readonly at: number;
  /** Microseconds: what the order is by. */
  readonly since: string;
  readonly place: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance: number;
  readonly reason: string | null;
  readonly event: string | null;
  readonly lot: CreditMove['lot'];
  readonly creation: CreditMove['creation'];
}

/** Credits may expire a little after their time; reading the history doesn't wait for it. */
async function sweep(db: Db, memberId: string): Promise<void> {
  await sql`
    select ledger_sweep(${memberId}) where exists (
      select from lot where member_id = ${memberId} and remaining > held and expires_at <= ledger_now()
    )`.execute(db);
}

const CURSOR = /^(\d{1,17})_(\d{1,17})$/;
const asCursor = ({ since, place }: MoveRow) => `${since}_${place}`;
const timeAt = (micros: string) => sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

interface Wanted {
  readonly memberId: string;
  readonly filter: CreditFilter;
  /** An unknown cursor starts at the beginning. */
  readonly after: string;
  readonly limit: number;
  readonly order: 'newest' | 'oldest';
}

function conditionsOf({ memberId, filter: { from, to }, after, order }: Wanted): RawBuilder<unknown> {
  const [, micros, place] = CURSOR.exec(after) ?? [];
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  return sql.join(
    [
      sql`member_id = ${memberId}`,
      ...(from === undefined ? [] : [sql`created_at >= ${new Date(from)}`]),
      ...(to === undefined ? [] : [sql`created_at < ${new Date(to)}`]),
      ...(micros === undefined || place === undefined
        ? []
        : [sql`(created_at, place) ${beyond} (${timeAt(micros)}, ${place}::bigint)`]),
    ],
    sql` and `,
  );
}

/** Kind by kind, each by the index: a rare one is not looked for among all others. */
function pageOf(wanted: Wanted): RawBuilder<MoveRow> {
  const { filter, limit, order } = wanted;
  const kinds = (filter.kinds ?? KINDS).map((name) => MOVES[name].kind);
  const by = order === 'newest' ? sql`created_at desc, place desc` : sql`created_at, place`;
  return sql<MoveRow>`
    select t.id, epoch_ms(t.created_at) as at, (extract(epoch from t.created_at) * 1000000)::bigint::text as since,
      t.place, t.kind, t.amount, t.available_after as balance, t.reason, lot.source_event as event,
      case when lot.id is not null then jsonb_build_object(
        'id', lot.id, 'source', lot.source, 'scope', lot.scope, 'amount', lot.amount, 'remaining', lot.remaining,
        'expiresAt', epoch_ms(lot.expires_at)
      ) end as lot,
      case when c.id is not null then jsonb_build_object(
        'id', c.id, 'batch', c.batch_id, 'model', c.model, 'mode', c.mode,
        'title', nullif(left(trim(regexp_replace(c.input ->> 'prompt', '\\s+', ' ', 'g')), 80), ''),
        'receipt', jsonb_build_object(
          'held', case hold.state when 'pending' then hold.amount else 0 end,
          'charged', case hold.state when 'posted' then hold.amount else 0 end,
          'returned', case hold.state when 'voided' then hold.amount else 0 end,
          'reason', hold.reason, 'at', epoch_ms(coalesce(hold.settled_at, hold.created_at))
        )
      ) end as creation
    from (
      select page.* from unnest(${kinds}::text[]) as wanted (kind) cross join lateral (
        select * from transfer where kind = wanted.kind and ${conditionsOf(wanted)} order by ${by} limit ${limit}
      ) as page
      order by ${by} limit ${limit}
    ) as t
    left join lot on lot.id = t.lot_id
    left join hold on hold.id = t.hold_id
    left join creation as c on c.hold_id = t.hold_id and c.removed_at is null
    order by ${order === 'newest' ? sql`t.created_at desc, t.place desc` : sql`t.created_at, t.place`}`;
}

function reasonOf(kind: CreditKind, { reason }: Pick<MoveRow, 'reason'>): string | null {
  if (kind === 'expired') return 'expired';
  // A grant keeps its source there.
  return kind === 'granted' ? null : reason;
}

function moveOf({ id, at, amount, balance, event, lot, creation, ...row }: MoveRow): CreditMove {
  const kind = NAMES.get(row.kind);
  if (kind === undefined) throw new Error(`the books know no move ${row.kind}`);
  return {
    id,
    at,
    kind,
    amount,
    change: MOVES[kind].sign * amount,
    balance,
    reason: reasonOf(kind, row),
    lot,
    creation,
    event,
  };
}

async function page(db: Db, memberId: string, wanted: Omit<Wanted, 'memberId' | 'order'>): Promise<MovePage> {
  await sweep(db, memberId);
  const { rows } = await pageOf({ ...wanted, memberId, limit: wanted.limit + 1, order: 'newest' }).execute(db);
  const shown = rows.slice(0, wanted.limit);
  const last = rows.length > wanted.limit ? shown.at(-1) : undefined;
  return { moves: shown.map(moveOf), next: last ? asCursor(last) : null };
}

async function* all(db: Db, memberId: string, filter: CreditFilter): AsyncGenerator<readonly CreditMove[]> {
  await sweep(db, memberId);
  let after = '';
  for (;;) {
    const wanted = { memberId, filter, after, limit: ROWS_AT_ONCE, order: 'oldest' } as const;
    const { rows } = await pageOf(wanted).execute(db);
    if (rows.length > 0) yield rows.map(moveOf);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = asCursor(last);
  }
}

const freeOf = ({ remaining, held }: CreditLot) => remaining - held;
const sumOf = (lots: readonly CreditLot[], of: (lot: CreditLot) => number) =>
  lots.reduce((sum, lot) => sum + of(lot), 0);

/** Of lots that were read at once: so the sums are those of what is listed. */
async function credits(db: Db, memberId: string): Promise<Credits> {
  await sweep(db, memberId);
  const lots = await createPostgresLedger(db).lots(memberId);
  return {
    available: sumOf(lots, freeOf),
    held: sumOf(lots, ({ held }) => held),
    localOnly: sumOf(
      lots.filter(({ scope }) => scope === 'local'),
      freeOf,
    ),
    lots,
  };
}

/** What became of a member's credits, as PostgreSQL keeps it. */
export function createPostgresCreditHistory(db: Db): CreditHistories {
  return {
    credits: (memberId) => credits(db, memberId),
    page: (memberId, filter, { cursor = '', limit }) => page(db, memberId, { filter, after: cursor, limit }),
    all: (memberId, filter) => all(db, memberId, filter),
  };
}
