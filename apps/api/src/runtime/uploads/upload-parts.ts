import { join } from 'node:path';

import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { createFileCopier } from '../../adapters/storage/copy-stored-file.ts';
import type { Protocol } from '../../http/create-app.ts';
import { createUploadServer } from '../../http/uploads/serve-uploads.ts';
import { uploadRoutes } from '../../http/uploads/upload-routes.ts';
import { tidyUploads } from '../../jobs/uploads/tidy-uploads.ts';
import type { Runtime } from '../runtime.ts';

const log = (message: string) => console.error(`server: ${message}`);

/** A member with a plan may bring more. */
function uploadLimits({ env, plans }: Pick<Runtime, 'env' | 'plans'>) {
  const { bytes, planBytes, unfinished } = env.uploads;
  return async (memberId: string) => {
    const isLarger = await plans.hasPlan(memberId);
    return { unfinished, bytes: isLarger ? Math.max(bytes, planBytes) : bytes };
  };
}

/** The calls about uploads, and about clips that become uploads. */
export function uploadParts(runtime: Runtime) {
  const { env, storage } = runtime;
  const copyFile = createFileCopier({ storage, folder: join(env.home, 'work') });
  return uploadRoutes({ ...runtime, copyFile, limitsOf: uploadLimits(runtime) });
}

/** Where members' files come in. */
export function uploadServer({ env, plans, storage, uploadParts: parts, uploads }: Runtime) {
  return createUploadServer({
    uploads,
    parts,
    storage,
    limitsOf: uploadLimits({ env, plans }),
    fileBytes: UPLOAD_LIMITS.timeline.bytes,
    isUnavailable,
    clear: () => tidyUploads({ uploads, parts, storage }),
    log,
  });
}

/** Each step of an upload by tus, by the one who knows them all. */
export const uploadProtocols = (tus: Protocol) => ({
  beginUpload: tus,
  continueUpload: tus,
  uploadOffset: tus,
  removeUpload: tus,
});
