import { join } from 'node:path';

import { createPostgresQueue } from '../adapters/postgres/postgres-queue.ts';
import { purge } from '../adapters/postgres/purge.ts';
import { createDiskStorage } from '../adapters/storage/disk-storage.ts';
import type { JobQueue } from '../domain/queue.ts';
import type { Storage } from '../domain/storage.ts';
import { createBaseUrl, type BaseUrl } from './base-url.ts';
import { openCreations, type OpenCreations } from './creations/open-creations.ts';
import { openFoundation, type Foundation, type RuntimeParts } from './foundation.ts';
import { openIdentity, type OpenIdentity } from './identity/open-identity.ts';
import { openLibrary, type OpenLibrary } from './library/open-library.ts';
import { openMail, type OpenMail } from './mail/open-mail.ts';
import { openMoney, type OpenMoney } from './money/open-money.ts';
import { openProjects, type OpenProjects } from './projects/open-projects.ts';
import { openRouting, type OpenRouting } from './routing/open-routing.ts';
import { openSharing, type OpenSharing } from './sharing/open-sharing.ts';
import { openUploads, type OpenUploads } from './uploads/open-uploads.ts';

type Topics = OpenIdentity &
  OpenMoney &
  OpenCreations &
  OpenLibrary &
  OpenUploads &
  OpenMail &
  OpenSharing &
  OpenRouting &
  OpenProjects;

/** Every adapter of one process, whatever it does with them. */
export interface Runtime extends Topics, Pick<Foundation, 'addresses' | 'db' | 'env' | 'secrets' | 'signer'> {
  readonly baseUrl: BaseUrl;
  /** Removes rows that are no longer needed; returns how many. */
  readonly purge: () => Promise<number>;
  readonly queue: JobQueue;
  readonly storage: Storage;
}

/** Opens every topic. What needs closing is added to the closers. */
export async function openRuntime(parts: RuntimeParts): Promise<Runtime> {
  const foundation = await openFoundation(parts);
  const { addresses, db, env, listener, secrets } = foundation;
  return {
    addresses,
    baseUrl: createBaseUrl(),
    db,
    env,
    purge: () => purge(db),
    queue: createPostgresQueue(db, listener),
    secrets,
    signer: foundation.signer,
    storage: createDiskStorage({ folder: join(env.home, 'storage'), lowDiskBytes: env.lowDiskBytes }),
    ...openIdentity(foundation),
    ...openMoney(foundation),
    ...openCreations(foundation),
    ...openLibrary(foundation),
    ...openUploads(foundation),
    ...openMail(foundation),
    ...(await openRouting(foundation)),
    ...openSharing(foundation),
    ...openProjects(foundation),
  };
}
