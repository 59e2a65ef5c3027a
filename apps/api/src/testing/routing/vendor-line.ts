import { randomUUID } from 'node:crypto';

import { startSimulator, WIRES, type Simulator, type SimulatorOptions } from '@kinora/video-providers/simulators';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresOperations } from '../../adapters/postgres/routing/postgres-operations.ts';
import { createPostgresRoutes } from '../../adapters/postgres/routing/postgres-routes.ts';
import { openProviders } from '../../adapters/routing/open-providers.ts';
import { createVault } from '../../adapters/vault.ts';
import { createRouteBook } from '../../app/routing/route-book.ts';
import type { Submission } from '../../domain/creations/creation.ts';
import { createPace } from '../../domain/routing/pace.ts';
import { ROUTE_DEFAULTS, type NewRoute } from '../../domain/routing/route.ts';
import { receiveClip, type ReceiveDeps } from '../../jobs/routing/receive-clip.ts';
import { startChecks } from '../../jobs/routing/start-checks.ts';
import { startOperation } from '../../jobs/routing/start-operation.ts';
import { startWorker } from '../../jobs/worker.ts';
import { anOrder, openClipLine } from '../creations/clip-line.ts';
import { quickMedia } from './quick-media.ts';

export const VENDOR_PRICE = 32;

/** An order of a model that runs at Vidu alone. */
const AN_ORDER = {
  model: 'vidu-q1',
  lane: 'vidu-q1',
  input: { prompt: 'a paper boat on a storm at night', resolution: '1080p', seconds: 5, shape: '16:9', seed: 7 },
  price: VENDOR_PRICE,
  route: 'vendor',
  total: 100,
} as const satisfies Partial<Submission>;

/** All waits are so much shorter. */
const PACE = 0.05;
const FILM = Buffer.from('film of a paper boat');

export interface VendorWorkerOptions {
  readonly leaseMs?: number;
  readonly media?: Pick<ReceiveDeps, 'finish' | 'intake'>;
  readonly signer?: ReceiveDeps['signer'];
  /** How long waits are beside the real ones. */
  readonly pace?: number;
  readonly starts?: number;
  readonly checks?: number;
  readonly places?: number;
}

/** Everything between an order and a clip of a vendor, whose simulators a test starts and disturbs. */
export async function openVendorLine(database: OpenDatabase) {
  const line = await openClipLine(database);
  const { creations, db, queue, storage, uploads, workFolder: folder } = line;
  await queue.configure({ name: AN_ORDER.lane, maxRunning: 10_000, memberCap: 100 });
  const operations = createPostgresOperations(db);
  const routes = createPostgresRoutes(db, createVault(Buffer.alloc(32, 7).toString('base64url')));
  const providers = openProviders(routes, new Map());
  const book = createRouteBook(providers);
  const simulators: Simulator[] = [];
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  const common = {
    book,
    creations,
    folder,
    isUnavailable,
    log,
    now: Date.now,
    operations,
    pace: createPace(PACE),
    queue,
    routes,
    storage,
  };

  return {
    ...line,
    book,
    operations,
    routes,
    said,
    refresh: () => providers.refresh(),
    /** A simulated vendor and its route. */
    async addRoute(change: Partial<NewRoute> = {}, options: Partial<SimulatorOptions> = {}): Promise<Simulator> {
      const { id = 'vidu', provider = 'vidu' } = change;
      const wire = WIRES.find(({ name }) => name === provider);
      if (!wire) throw new Error(`there is no simulator of ${provider}`);
      const simulator = await startSimulator(wire, { film: () => FILM, ...options });
      simulators.push(simulator);
      const base = simulator.base + (wire.path ?? '');
      const { key } = simulator;
      await routes.put({
        ...ROUTE_DEFAULTS,
        perSecond: 1000,
        id,
        provider,
        base,
        source: 'operator',
        key,
        hookSecret: key,
        ...change,
      });
      await providers.refresh();
      return simulator;
    },
    anOrderFor: (memberId: string): Submission => ({ ...anOrder(memberId), ...AN_ORDER }),
    orderVendor: (change: Partial<Submission> = {}) => line.order({ ...AN_ORDER, ...change }),
    startVendorWorker(options: VendorWorkerOptions = {}) {
      const { checks = 16, leaseMs = 2000, media = quickMedia, places = 2, signer, starts = 4 } = options;
      const pace = createPace(options.pace ?? PACE);
      const starting = { ...common, pace, uploads, callbackOf: () => undefined };
      const worker = startWorker(queue, (job, slot) => startOperation(starting, job, slot), {
        name: randomUUID(),
        lanes: [AN_ORDER.lane],
        places: starts,
        leaseMs,
        log,
      });
      const receive = { ...common, ...media, signer };
      const checking = startChecks(
        { ...common, pace, receiveClip: (arrival) => receiveClip(receive, arrival) },
        { leaseMs, atOnce: checks, places },
      );
      return {
        async close() {
          await worker.close();
          await checking.close();
        },
      };
    },
    async close() {
      providers.close();
      await Promise.all(simulators.map((simulator) => simulator.close()));
      await line.close();
    },
  };
}

export type VendorLine = Awaited<ReturnType<typeof openVendorLine>>;
