import { fail, ok } from '@kinora/contracts';
import { creationById } from '@kinora/contracts/schemas';

import { batchFiles, type BatchDeps, type OwnBatch } from '../../app/creations/batch-files.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';

export interface BatchRouteDeps extends BatchDeps {
  /** A signed address of the batch as one file. */
  readonly fileAddress: (batch: OwnBatch) => string;
}

/** Batches as a whole. */
export function batchRoutes(deps: BatchRouteDeps) {
  return [
    route('downloadBatch', {
      access: 'member',
      schema: creationById,
      handle: async ({ id: batchId }, visitor) => {
        const batch = { memberId: memberIdOf(visitor), batchId };
        const found = await batchFiles(deps, batch);
        if (found.ok) return ok({ url: deps.fileAddress(batch) });
        if (found.failure === 'plan-needed') return fail({ reason: 'not-allowed', details: { reason: 'plan-needed' } });
        return fail({ reason: found.failure });
      },
    }),
  ];
}
