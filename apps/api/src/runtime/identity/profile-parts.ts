import { join } from 'node:path';

import { accountExport } from '@kinora/contracts/identity';

import { createFileCopier } from '../../adapters/storage/copy-stored-file.ts';
import { exportAccount } from '../../app/identity/account/export-account.ts';
import type { Protocol } from '../../http/create-app.ts';
import { profileRoutes } from '../../http/identity/account/profile-routes.ts';
import { createExportAddresses } from '../../http/media-address.ts';
import { serveExport } from '../../http/serve-export.ts';
import type { EraseDeps } from '../../jobs/identity/erase-accounts.ts';
import { tidyUploads } from '../../jobs/uploads/tidy-uploads.ts';
import { endingPurchases } from '../money/checkout-parts.ts';
import type { Runtime } from '../runtime.ts';

const exportAddresses = ({ secrets }: Runtime) =>
  createExportAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });

/** The day is the operator's; it only tells one file from another. */
const documentName = () => `kinora-account-${new Date().toISOString().slice(0, 10)}.json`;

/** The document of everything an account holds. `url` is where this server is reached: a saved file needs whole addresses. */
export function exportParts(runtime: Runtime, url: () => string): Protocol {
  const { accountExports, addresses, ledger, profiles } = runtime;
  const addressOf = (id: string) => new URL(addresses.sign(id), url()).href;
  return serveExport({
    path: accountExport.path,
    addresses: exportAddresses(runtime),
    async open(memberId) {
      const profile = await profiles.read(memberId, { now: Date.now() });
      if (!profile) return undefined;
      const photo = profile.photo === null ? null : new URL(profile.photo, url()).href;
      const account = { profile: { ...profile, photo }, balance: await ledger.balance(memberId) };
      const pieces = exportAccount({ exports: accountExports, addressOf, now: Date.now }, account);
      return { type: 'application/json; charset=utf-8', name: documentName(), pieces };
    },
  });
}

/** The calls of a member's own account. */
export function profileParts(runtime: Runtime) {
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
    exportAddress: async (memberId) => {
      await accountChanges.note(memberId, 'export');
      return exportAddresses(runtime).sign(memberId);
    },
    now: Date.now,
  });
}

/** What letting accounts go takes. */
export function erasing(runtime: Runtime): EraseDeps {
  const { creations, erasures, storage, uploadParts: parts, uploads } = runtime;
  const clearUploads = () => tidyUploads({ uploads, parts, storage });
  return { creations, erasures, storage, clearUploads, endPurchases: endingPurchases(runtime), now: Date.now };
}
