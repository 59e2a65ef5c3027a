import type { UploadUse } from '@kinora/contracts/uploads';

import type { Job, JobQueue } from '../../domain/queue.ts';
import {
  INTAKE_LANE,
  uploadKey,
  type AcceptedUpload,
  type UploadLimits,
  type UploadLock,
  type UploadRecord,
  type Uploads,
} from '../../domain/uploads/upload.ts';

export interface UploadsUnderTest {
  readonly uploads: Uploads;
  readonly queue: JobQueue;
  readonly newMember: () => Promise<string>;
  /** Told of each claimed job. */
  readonly claimed?: (job: Job) => void;
}

export const LEASE_MS = 3000;
const ROOMY: UploadLimits = { unfinished: 100, bytes: 1e9 };
export const FILE = {
  type: 'image/webp',
  bytes: 70,
  checksum: 'ab'.repeat(32),
  width: 1200,
  height: 800,
  seconds: null,
};
export const REFUSAL = { reason: 'not-media', detail: { found: 'text' } };

export async function uploadBench({ claimed, newMember, queue, uploads }: UploadsUnderTest) {
  const begin = async (memberId: string, bytes = 10, use?: UploadUse) => {
    const begun = await uploads.begin({ memberId, name: 'ada.jpg', bytes, use }, ROOMY);
    if (!begun.ok) throw new Error(begun.failure);
    return begun.value;
  };
  const lock = async ({ id, memberId }: UploadRecord): Promise<UploadLock> => {
    const locked = await uploads.lock(memberId, id, LEASE_MS);
    if (!locked.ok) throw new Error(locked.failure);
    return locked.value;
  };
  const claim = async (leaseMs = LEASE_MS, lane = INTAKE_LANE) => {
    const job = await queue.claim({ lane, worker: 'w', leaseMs });
    if (!job) throw new Error('nothing to look at');
    claimed?.(job);
    return job;
  };
  /** An upload whose bytes are all there, and its claimed job. */
  const complete = async (memberId: string) => {
    const upload = await begin(memberId);
    const held = await lock(upload);
    await uploads.append(held, { position: 0, bytes: 4, key: 'one' });
    await uploads.append(held, { position: 4, bytes: 6, key: 'two' });
    await uploads.unlock(held);
    return { upload, job: await claim() };
  };
  const ready = async (memberId: string, change: Partial<AcceptedUpload> = {}) => {
    const { upload, job } = await complete(memberId);
    await uploads.accept(job.lease, upload.id, { ...FILE, storageKey: uploadKey(upload.id), ...change });
    return upload;
  };
  return { uploads, queue, newMember, begin, lock, claim, complete, ready };
}

export type UploadBench = Awaited<ReturnType<typeof uploadBench>>;
