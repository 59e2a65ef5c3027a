import { rm } from 'node:fs/promises';

import { ok } from '@kinora/contracts';
import type { MadeClip, MadeFile } from '@kinora/video-providers';

import type { Creations, NewFile } from '../../domain/creations/creation.ts';
import type { Storage } from '../../domain/storage.ts';
import { digestOf } from '../digest-of.ts';
import type { Slot } from '../slots.ts';
import { withRetries } from '../with-retries.ts';

interface DeliveryDeps {
  readonly creations: Pick<Creations, 'deliver'>;
  readonly storage: Storage;
  readonly isUnavailable: (error: unknown) => boolean;
}

interface Delivery {
  readonly id: string;
  readonly made: MadeClip;
  /** Whether the clip without the mark is kept for a plan; of a free trial it never is. */
  readonly keepsMaster: boolean;
}

const TRIES = 6;
const FIRST_DELAY_MS = 250;

/**
 * Stores all files, then delivers: a worker that dies in between leaves files that its successor finds. Those are kept,
 * and described as they lie there: two clips of one plan look the same, but each has a signature of its own.
 */
export async function deliverClip(
  deps: DeliveryDeps,
  { lease }: Pick<Slot, 'lease'>,
  { id, made, keepsMaster }: Delivery,
) {
  const { poster, renditions, video, width, height, seconds } = made;
  const stored: NewFile[] = [];
  try {
    for (const [kind, file] of filesOf(made)) {
      if (kind === 'master' && !keepsMaster) continue;
      const storedFile = await store(deps.storage, file, { kind, storageKey: `${id}-${kind}` });
      if (!storedFile.ok) return storedFile.failure;
      stored.push(storedFile.value);
    }
    const [storedVideo, storedPoster, ...others] = stored;
    if (!storedVideo || !storedPoster) throw new Error('a clip comes with its poster');
    const clip = { video: storedVideo, poster: storedPoster, renditions: others, width, height, seconds };
    const passing = { isPassing: deps.isUnavailable, tries: TRIES, firstDelayMs: FIRST_DELAY_MS };
    return await withRetries(() => deps.creations.deliver(lease, clip), passing);
  } finally {
    await Promise.all([video, poster, ...renditions].map(({ path }) => rm(path, { force: true })));
  }
}

function filesOf({ poster, renditions, video }: MadeClip): (readonly [NewFile['kind'], MadeFile])[] {
  return [['clip', video], ['poster', poster], ...renditions.map((file) => [file.kind, file] as const)];
}

async function store(
  storage: Storage,
  { bytes, path, type }: MadeFile,
  { kind, storageKey }: Pick<NewFile, 'kind' | 'storageKey'>,
) {
  const put = await storage.put(storageKey, { path, bytes });
  return put.ok ? ok({ kind, storageKey, type, ...(await digestOf(storage, storageKey)) }) : put;
}
