import { setTimeout as sleep } from 'node:timers/promises';

import { tidyText } from '@kinora/contracts/catalogue';
import { UPLOAD_LIMITS, type UploadUse } from '@kinora/contracts/uploads';
import { DataStore, Upload, type Locker } from '@tus/server';

import { receiveUpload, type ReceiveDeps, type ReceiveFailure } from '../../app/uploads/receive-upload.ts';
import type { UploadLimits, UploadLock, UploadRecord, Uploads } from '../../domain/uploads/upload.ts';
import { tusError, type TusReason } from './tus-failure.ts';

export interface TusStoreDeps extends ReceiveDeps {
  readonly uploads: Uploads;
  /** What a member may have here. */
  readonly limitsOf: (memberId: string) => Promise<UploadLimits>;
  readonly log: (message: string) => void;
}

const LEASE_MS = 6000;
const KEEP_MS = 1000;
/** Longer than a lease: after a killed server the next request only waits. */
const PATIENCE_MS = 8000;
const ASK_MS = 100;
const NAME_MAX = 200;
const NAMELESS = 'file';

const FAILURES: Readonly<Record<ReceiveFailure, TusReason>> = { lost: 'other-offset', 'storage-full': 'unavailable' };

/** What a device calls a file, as one line of text. */
function nameIn(metadata: Upload['metadata']): string {
  const name = tidyText(metadata?.['filename'] ?? '').replace(/\s+/gu, ' ');
  return Array.from(name).slice(0, NAME_MAX).join('') || NAMELESS;
}

/** What a file is for; an unknown word counts as none. */
const useIn = (metadata: Upload['metadata']): UploadUse => (metadata?.['use'] === 'timeline' ? 'timeline' : 'creation');

const uploadOf = ({ id, bytes, received, name }: UploadRecord) =>
  new Upload({ id, size: bytes, offset: received, metadata: { filename: name } });

/**
 * The uploads of one member for the length of one request of tus. A lock that the request takes is kept up until
 * `release`, so that nothing is added once the request was answered.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: TusStoreDeps;
  readonly #memberId: string;
  #lock: UploadLock | undefined;
  #keeping: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(deps: TusStoreDeps, memberId: string) {
    super();
    this.#deps = deps;
    this.#memberId = memberId;
  }

  /** Only what adds to an upload needs its lock; the rest reads or ends it in one transaction. */
  locker(method: string): Locker {
    return {
      newLock: (id) => ({
        lock: async (_signal, yieldLock) => {
          if (method === 'PATCH') await this.#take(id, () => void yieldLock());
        },
        unlock: () => Promise.resolve(),
      }),
    };
  }

  async #take(id: string, yieldLock: () => void): Promise<UploadLock> {
    const { uploads, log } = this.#deps;
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const taken = await uploads.lock(this.#memberId, id, LEASE_MS);
      if (taken.ok) {
        this.#lock = taken.value;
        this.#keeping = setInterval(() => {
          const kept = uploads.keep(taken.value, LEASE_MS).then((state) => state !== 'held' && yieldLock());
          kept.catch((error: unknown) => log(`a lock was not kept: ${String(error)}`));
        }, KEEP_MS);
        return taken.value;
      }
      if (taken.failure === 'unknown') throw tusError('unknown-upload');
      if (performance.now() > end) throw tusError('in-use');
      await sleep(ASK_MS);
    }
  }

  /** Waits for what is being written, then lets others add. */
  async release(): Promise<void> {
    await this.#writing.catch(() => undefined);
    clearInterval(this.#keeping);
    if (this.#lock) await this.#deps.uploads.unlock(this.#lock);
  }

  override async create(file: Upload): Promise<Upload> {
    const { limitsOf, uploads } = this.#deps;
    const [memberId, bytes, use] = [this.#memberId, file.size ?? 0, useIn(file.metadata)];
    if (bytes > UPLOAD_LIMITS[use].bytes) throw tusError('too-large');
    const limits = await limitsOf(memberId);
    const begun = await uploads.begin({ memberId, name: nameIn(file.metadata), bytes, use }, limits);
    if (!begun.ok) throw tusError(begun.failure);
    // The server goes on with the upload that it has handed in.
    return Object.assign(file, { id: begun.value.id });
  }

  override async write(stream: AsyncIterable<Uint8Array>, id: string, position: number): Promise<number> {
    const lock = this.#lock ?? (await this.#take(id, () => undefined));
    const writing = receiveUpload(this.#deps, { lock, position }, stream);
    this.#writing = writing;
    const received = await writing;
    if (!received.ok) throw tusError(FAILURES[received.failure]);
    return received.value;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.#deps.uploads.find(this.#memberId, id);
    if (!record) throw tusError('unknown-upload');
    return uploadOf(record);
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#deps.uploads.remove(this.#memberId, id))) throw tusError('unknown-upload');
  }
}
