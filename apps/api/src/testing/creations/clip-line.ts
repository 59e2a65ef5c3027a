import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VideoProvider } from '@kinora/video-providers';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { createPostgresCreations } from '../../adapters/postgres/creations/postgres-creations.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { Listener } from '../../adapters/postgres/listener.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresQueue } from '../../adapters/postgres/postgres-queue.ts';
import { createPostgresOwnKeys } from '../../adapters/postgres/routing/postgres-own-keys.ts';
import { newMember } from '../../adapters/postgres/testing/money/test-ledger.ts';
import { createPostgresClipUploads } from '../../adapters/postgres/uploads/postgres-clip-uploads.ts';
import { createPostgresUploads } from '../../adapters/postgres/uploads/postgres-uploads.ts';
import { createKeyKinds } from '../../adapters/routing/key-kinds.ts';
import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import { createVault } from '../../adapters/vault.ts';
import type { Submission } from '../../domain/creations/creation.ts';
import { makeClip, type ClipDeps } from '../../jobs/creations/make-clip.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';

const LANE = 'local';
export const PRICE = 8;
const START = 40;

export interface WorkerChange extends Partial<ClipDeps> {
  readonly leaseMs?: number;
}

export const anOrder = (memberId: string): Submission => ({
  memberId,
  key: randomUUID(),
  bodyHash: 'body',
  model: LANE,
  mode: 'text',
  input: { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 3, shape: '16:9', seed: 7 },
  count: 1,
  price: PRICE,
  route: 'local',
  lane: LANE,
  total: 72,
  parents: [],
  ttlMs: 3_600_000,
});

type LineDeps = Pick<ClipDeps, 'creations' | 'folder' | 'storage' | 'uploads'> & { queue: Queue };

function startsWorkers(line: LineDeps) {
  return (provider: VideoProvider, { leaseMs = 600, ...change }: WorkerChange = {}) => {
    const said: string[] = [];
    const log = (message: string) => void said.push(message);
    const deps: ClipDeps = { ...line, providers: [provider], isUnavailable, log, ...change };
    const options = { name: randomUUID(), lanes: [LANE], places: 1, leaseMs, log };
    const worker: Worker = startWorker(line.queue, (job, slot) => makeClip(deps, job, slot), options);
    return { ...worker, said };
  };
}

type Queue = ReturnType<typeof createPostgresQueue>;

/** Everything between an order and a delivered clip, on a database of one's own, for workers that a test starts. */
export async function openClipLine(database: OpenDatabase) {
  const { db } = database;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-line-'));
  const listener = await Listener.open(database.url);
  const [creations, ledger] = [createPostgresCreations(db), createPostgresLedger(db)];
  const queue = createPostgresQueue(db, listener);
  const uploads = createPostgresUploads(db);
  const workFolder = join(folder, 'work');
  const storage = createDiskStorage({ folder: join(folder, 'storage'), lowDiskBytes: 0 });
  await queue.configure({ name: LANE, maxRunning: 8, memberCap: 8 });
  return {
    creations,
    ledger,
    queue,
    storage,
    db,
    url: database.url,
    home: folder,
    uploads,
    ownKeys: createPostgresOwnKeys(db, createVault(Buffer.alloc(32, 7).toString('base64url'))),
    keyKinds: createKeyKinds(),
    clipUploads: createPostgresClipUploads(db),
    workFolder,
    storageFolder: join(folder, 'storage'),
    startWorker: startsWorkers({ creations, uploads, queue, storage, folder: workFolder }),
    /** A member with 40 credits who has ordered a clip; `read` gives the creation and what the member has. */
    async order(change: Partial<Submission> = {}) {
      const memberId = await newMember(database);
      await ledger.open(memberId);
      await ledger.grant({ memberId, amount: START, source: 'plan', event: randomUUID(), scope: 'any' });
      const result = await creations.submit({ ...anOrder(memberId), ...change });
      const id = result.ok ? (result.value.creations[0]?.id ?? '') : '';
      const read = async () => {
        const { available, held } = await ledger.balance(memberId);
        return { record: await creations.find(memberId, id), available, held };
      };
      return { memberId, id, read };
    },
    async close() {
      await listener.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ClipLine = Awaited<ReturnType<typeof openClipLine>>;
