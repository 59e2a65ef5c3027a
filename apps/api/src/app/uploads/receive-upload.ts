import { fail, ok, type Result } from '@kinora/contracts';

import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import type { UploadLock, Uploads } from '../../domain/uploads/upload.ts';

export interface ReceiveDeps {
  readonly uploads: Pick<Uploads, 'append'>;
  readonly parts: Pick<UploadParts, 'put'>;
}

interface Received {
  readonly lock: UploadLock;
  /** Bytes that are there already. */
  readonly position: number;
}

/** `lost`: another has the lock now, or the upload was removed. */
export type ReceiveFailure = 'lost' | 'storage-full';

/** What a killed server may lose of what was sent but not yet counted. */
const PART_BYTES = 1_048_576;

/**
 * Keeps what comes, part by part: each counts once it lies safe. What has arrived stays when the stream breaks, which
 * throws its error, or when a part cannot be kept. Returns how much is there.
 */
export async function receiveUpload(
  { uploads, parts }: ReceiveDeps,
  { lock, position }: Received,
  stream: AsyncIterable<Uint8Array>,
): Promise<Result<number, ReceiveFailure>> {
  let [received, waiting] = [position, 0];
  let pieces: Uint8Array[] = [];

  async function keep(): Promise<ReceiveFailure | undefined> {
    if (waiting === 0) return undefined;
    const put = await parts.put(lock.uploadId, pieces);
    if (!put.ok) return put.failure;
    const now = await uploads.append(lock, { position: received, bytes: waiting, key: put.value });
    if (now === undefined) return 'lost';
    [received, waiting, pieces] = [now, 0, []];
    return undefined;
  }

  const broken = await (async () => {
    try {
      for await (const piece of stream) {
        pieces.push(piece);
        waiting += piece.length;
        const failure = waiting >= PART_BYTES ? await keep() : undefined;
        if (failure) return { failure };
      }
      return undefined;
    } catch (error) {
      return { error };
    }
  })();
  const failure = broken?.failure ?? (await keep());
  if (failure) return fail(failure);
  if (broken) throw broken.error;
  return ok(received);
}
