import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { CreationInput } from '@kinora/contracts/creations';

import type { ClipLine } from './clip-line.ts';
import { FRAMES, type KillPlan } from './kill-plan.ts';
import { KillSchedule, type Restart } from './kill-schedule.ts';
import { WorkerFleet } from './worker-fleet.ts';

const WORKERS = 4;
const AT_ONCE = 2;
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

const INPUTS: readonly CreationInput[] = [
  { prompt: 'a red fox runs through the snow', resolution: '360p', seconds: 1, shape: '1:1', seed: 11 },
  { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 1, shape: '16:9', seed: 7 },
];

type Order = Awaited<ReturnType<ClipLine['order']>>;

/** A creation after everything, as its member and the disk see it. */
interface DrilledClip {
  readonly state: string | undefined;
  readonly charged: number | undefined;
  readonly available: number;
  readonly held: number;
  /** How often the event stream was told that it is ready. */
  readonly deliveries: number;
  readonly files: readonly {
    readonly kind: string;
    /** SHA-256 as the database knows it. */
    readonly known: string;
    /** SHA-256 of what lies on the disk. */
    readonly stored: string;
  }[];
}

export interface DrillReport {
  readonly kills: number;
  readonly restarts: readonly Restart[];
  /** Each clip whose workers were killed, beside one of the same input whose worker was left alone. */
  readonly pairs: readonly { readonly drilled: DrilledClip; readonly undisturbed: DrilledClip }[];
}

/** Adds up how much later than asked this process wakes and the database answers. */
function watchStarvation({ db }: ClipLine) {
  const stopping = new AbortController();
  let starvedMs = 0;
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await sleep(POLL_MS);
      await db.selectFrom('lane').select('name').execute();
      starvedMs += performance.now() - start - POLL_MS;
    }
  })();
  return {
    starvedMs: () => starvedMs,
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

async function until(isSo: () => Promise<boolean> | boolean, said: () => string) {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`the drill stands still; the workers said: ${said()}`);
    await sleep(POLL_MS);
  }
}

async function sumOf({ storage }: ClipLine, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await storage.open(key)) ?? []) hash.update(chunk);
  return hash.digest('hex');
}

async function lookAt(line: ClipLine, { id, read }: Order): Promise<DrilledClip> {
  const { record, available, held } = await read();
  const events = await line.db
    .selectFrom('creation_event')
    .select('id')
    .where('creation_id', '=', id)
    .where('state', '=', 'ready')
    .execute();
  const assets = await line.db
    .selectFrom('asset')
    .select(['kind', 'checksum as known', 'storage_key'])
    .where('source', '=', `creation:${id}`)
    .orderBy('kind')
    .execute();
  const files = assets.map(async ({ storage_key: key, ...asset }) => ({ ...asset, stored: await sumOf(line, key) }));
  return {
    state: record?.state,
    charged: record?.receipt.charged,
    available,
    held,
    deliveries: events.length,
    files: await Promise.all(files),
  };
}

interface Ground {
  readonly line: ClipLine;
  readonly said: () => string;
}

/** Orders a clip and looks at it when it has ended. */
async function make({ line, said }: Ground, input: CreationInput) {
  const order = await line.order({ input, total: FRAMES });
  await until(async () => (await order.read()).record?.result !== null, said);
  return order;
}

/** Never more clips at once than leave a worker idle. */
async function makeAll(ground: Ground, inputs: readonly CreationInput[]): Promise<Order[]> {
  const orders: Order[] = [];
  const waiting = inputs.entries();
  const one = async () => {
    for (const [index, input] of waiting) orders[index] = await make(ground, input);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return orders;
}

/**
 * Makes clips with real worker processes and the real engine, under leases of 3 s, and kills workers where the plans
 * say so.
 */
export async function runKillDrill(line: ClipLine, plans: KillPlan): Promise<DrillReport> {
  const inputs = INPUTS.slice(0, plans.length);
  const starvation = watchStarvation(line);
  const schedule = new KillSchedule([...inputs.map(() => []), ...plans], starvation.starvedMs);
  const fleet = new WorkerFleet({
    size: Math.min(WORKERS, plans.length + 1),
    home: line.home,
    url: line.url,
    schedule,
  });
  const ground = { line, said: () => fleet.said };
  try {
    await until(() => fleet.isReady(), ground.said);
    const calm = await makeAll(ground, inputs);
    const orders = await makeAll(
      ground,
      plans.map((_, index) => inputs[index % inputs.length] ?? {}),
    );
    await until(() => schedule.kills === plans.flat().length, ground.said);
    const undisturbed = await Promise.all(calm.map((order) => lookAt(line, order)));
    const drilled = await Promise.all(orders.map((order) => lookAt(line, order)));
    return {
      kills: schedule.kills,
      restarts: schedule.restarts,
      pairs: drilled.flatMap((clip, index) => {
        const beside = undisturbed[index % inputs.length];
        return beside ? [{ drilled: clip, undisturbed: beside }] : [];
      }),
    };
  } finally {
    await fleet.close();
    await starvation.stop();
  }
}
