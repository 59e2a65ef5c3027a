// What is left after everything, and whether it is right.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const UNFINISHED = ['waiting', 'running'];

/** Waits until every creation has ended; milliseconds it took. */
export async function untilEnded(db, patienceMs) {
  const start = performance.now();
  for (;;) {
    const { count } = await db
      .selectFrom('creation')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', 'in', UNFINISHED)
      .executeTakeFirstOrThrow();
    const took = performance.now() - start;
    if (Number(count) === 0) return took;
    if (took > patienceMs) throw new Error(`${count} creations have not ended after ${Math.round(took / 1000)} s`);
    await sleep(200);
  }
}

function orderFaults(orders, rows) {
  const known = new Map(rows.map((row) => [row.id, row]));
  const asked = orders.flatMap(({ ids }) => ids);
  const lost = asked.filter((id) => !known.has(id));
  const own = new Set(asked);
  const foreign = rows.filter(({ id }) => !own.has(id));
  const short = orders.filter(({ ids, count }) => ids.length !== count);
  return [
    ...lost.map((id) => `lost: ${id}`),
    ...foreign.map(({ id }) => `nobody was told of ${id}`),
    ...short.map(({ key }) => `not the whole batch: ${key}`),
    ...(own.size === asked.length ? [] : ['one creation answers two orders']),
  ];
}

const isRight = ({ state, hold }) => (state === 'ready' ? hold === 'posted' : hold === 'voided');

/** The hold of a creation says what its state promises. */
function holdFaults(rows) {
  return rows.filter((row) => !isRight(row)).map(({ id, state, hold }) => `${id} is ${state} and its hold ${hold}`);
}

/** Every file that is named lies there, with the bytes it was stored with. */
async function fileFaults(assets, storage) {
  const faults = [];
  for (const { storage_key: key, checksum } of assets) {
    const file = await storage.open(key);
    const hash = createHash('sha256');
    for await (const chunk of file ?? []) hash.update(chunk);
    if (file === undefined) faults.push(`no file ${key}`);
    else if (hash.digest('hex') !== checksum) faults.push(`another file than was stored: ${key}`);
  }
  return faults;
}

/** Everything that is wrong, in words; and how many creations ended how. */
export async function judge({ db, ledger }, { orders, storage }) {
  const rows = await db
    .selectFrom('creation')
    .innerJoin('hold', 'hold.id', 'creation.hold_id')
    .select(['creation.id', 'creation.state', 'creation.failure', 'creation.attempt', 'hold.state as hold'])
    .execute();
  const ready = rows.filter(({ state }) => state === 'ready');
  const clips = await db.selectFrom('asset').select(['storage_key', 'checksum', 'kind', 'source']).execute();
  const delivered = clips.filter(({ kind }) => kind === 'clip').length;
  const { breaches } = await ledger.books();
  const faults = [
    ...orderFaults(orders, rows),
    ...holdFaults(rows),
    ...(await fileFaults(clips, storage)),
    ...breaches.map(({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`),
    ...(delivered === ready.length ? [] : [`${delivered} clips delivered for ${ready.length} that are ready`]),
  ];
  return {
    faults,
    ends: Object.groupBy(rows, ({ state }) => state),
    attempts: Math.max(0, ...rows.map((r) => r.attempt)),
  };
}
