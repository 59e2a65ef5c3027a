import { INTAKE_LANE, uploadKey, type AcceptedUpload } from '../../../../domain/uploads/upload.ts';
import type { OpenDatabase } from '../../database.ts';
import type { Listener } from '../../listener.ts';
import { createPostgresQueue } from '../../postgres-queue.ts';
import { createPostgresUploads } from '../../uploads/postgres-uploads.ts';

const FILE = { bytes: 5, checksum: '', width: 640, height: 360 };

/** A ready upload of a member, whose file is only spoken of; its id. */
export async function acceptedUpload(
  { db, listener }: Pick<OpenDatabase, 'db'> & { readonly listener: Listener },
  memberId: string,
  file: Pick<AcceptedUpload, 'seconds' | 'type'> & Partial<AcceptedUpload>,
): Promise<string> {
  const uploads = createPostgresUploads(db);
  const begun = await uploads.begin({ memberId, name: 'holiday', bytes: 0 }, { unfinished: 9, bytes: 1e6 });
  if (!begun.ok) throw new Error(begun.failure);
  const { id } = begun.value;
  const job = await createPostgresQueue(db, listener).claim({ lane: INTAKE_LANE, worker: 'w', leaseMs: 5000 });
  if (!job) throw new Error('nothing to look at');
  await uploads.accept(job.lease, id, { ...FILE, ...file, storageKey: uploadKey(id) });
  return id;
}
