import { join } from 'node:path';

import { createFileCopier } from './adapters/storage/copy-stored-file.ts';
import { profileRoutes } from './http/profile-routes.ts';
import type { Route } from './http/route.ts';
import type { EraseDeps } from './jobs/erase-accounts.ts';
import { tidyUploads } from './jobs/tidy-uploads.ts';
import type { Runtime } from './runtime.ts';

/** The calls of a member's own account. */
export function profileParts(runtime: Runtime): Route[] {
  const { accountChanges, env, memberSessions, members, passwords, photos, profiles, storage, uploads } = runtime;
  return profileRoutes({
    changes: accountChanges,
    memberSessions,
    members,
    passwords,
    photos,
    profiles,
    uploads,
    storage,
    copyFile: createFileCopier({ storage, folder: join(env.home, 'work') }),
    exportAddress: () => Promise.resolve(''),
    now: Date.now,
  });
}

/** What letting accounts go takes. */
export function erasing({ creations, erasures, storage, uploadParts: parts, uploads }: Runtime): EraseDeps {
  const clearUploads = () => tidyUploads({ uploads, parts, storage });
  return { creations, erasures, storage, clearUploads, now: Date.now };
}
