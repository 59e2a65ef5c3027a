import { batchFile } from '@kinora/contracts/creations';

import { zipStream, type ZipEntry } from '../../adapters/library/zip-stream.ts';
import { batchFiles, type BatchFile } from '../../app/creations/batch-files.ts';
import type { Protocol } from '../../http/create-app.ts';
import { batchRoutes } from '../../http/creations/batch-routes.ts';
import { createBatchAddresses } from '../../http/media-address.ts';
import { serveExport } from '../../http/serve-export.ts';
import type { Runtime } from '../runtime.ts';

const addressesOf = ({ secrets }: Runtime) =>
  createBatchAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });

const entryOf = ({ storage }: Runtime, { name, at, storageKey }: BatchFile): ZipEntry => ({
  name,
  at,
  async open() {
    const stream = await storage.open(storageKey);
    if (!stream) throw new Error('a clip of the batch is not stored any more');
    return stream;
  },
});

/** The calls about batches as a whole. */
export function batchParts(runtime: Runtime) {
  const addresses = addressesOf(runtime);
  return batchRoutes({ ...runtime, fileAddress: ({ batchId, memberId }) => addresses.sign(batchId, memberId) });
}

/** A batch as one ZIP, by signed address; a member who has lost access meanwhile gets nothing. */
export function batchFileParts(runtime: Runtime): Protocol {
  return serveExport({
    path: batchFile.path,
    addresses: addressesOf(runtime),
    async open(batchId, memberId) {
      const found = await batchFiles(runtime, { batchId, memberId });
      if (!found.ok) return found.failure === 'nothing-ready' ? found.failure : undefined;
      const pieces = zipStream(found.value.map((file) => entryOf(runtime, file)));
      return { type: 'application/zip', name: `kinora-${batchId}.zip`, pieces };
    },
  });
}
