import { join } from 'node:path';

import { exportTimeline, type CredentialSigner } from '@kinora/media-node';

import { createLocalProvider } from '../adapters/creations/local-engine/local-provider.ts';
import { createAddressProofs } from '../adapters/identity/address-proofs.ts';
import { createArgon2Passwords } from '../adapters/identity/argon2-passwords.ts';
import { createPostgresCreationFeed } from '../adapters/postgres/creations/postgres-creation-feed.ts';
import { createPostgresCreations } from '../adapters/postgres/creations/postgres-creations.ts';
import { createPostgresReaders } from '../adapters/postgres/creations/postgres-readers.ts';
import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { createPostgresAccountChanges } from '../adapters/postgres/identity/account/postgres-account-changes.ts';
import { createPostgresAccountExports } from '../adapters/postgres/identity/account/postgres-account-exports.ts';
import { createPostgresAddresses } from '../adapters/postgres/identity/account/postgres-addresses.ts';
import { createPostgresErasures } from '../adapters/postgres/identity/account/postgres-erasures.ts';
import { createPostgresPhotos } from '../adapters/postgres/identity/account/postgres-photos.ts';
import { createPostgresProfiles } from '../adapters/postgres/identity/account/postgres-profiles.ts';
import { createPostgresAudit } from '../adapters/postgres/identity/postgres-audit.ts';
import { createPostgresDevices } from '../adapters/postgres/identity/postgres-devices.ts';
import { createPostgresMemberSessions } from '../adapters/postgres/identity/postgres-member-sessions.ts';
import { createPostgresMembers } from '../adapters/postgres/identity/postgres-members.ts';
import { createPostgresSessionEnds } from '../adapters/postgres/identity/postgres-session-ends.ts';
import { createPostgresSessions } from '../adapters/postgres/identity/postgres-sessions.ts';
import { replacePassword } from '../adapters/postgres/identity/replace-password.ts';
import { createPostgresCodes } from '../adapters/postgres/identity/sign-in/postgres-codes.ts';
import { createPostgresLinkedMembers } from '../adapters/postgres/identity/sign-in/postgres-linked-members.ts';
import { createPostgresSignInStarts } from '../adapters/postgres/identity/sign-in/postgres-sign-in-starts.ts';
import { createPostgresTickets } from '../adapters/postgres/identity/sign-in/postgres-tickets.ts';
import { createPostgresFiles } from '../adapters/postgres/library/postgres-files.ts';
import { createPostgresLibrary } from '../adapters/postgres/library/postgres-library.ts';
import { Listener } from '../adapters/postgres/listener.ts';
import { announceBatches } from '../adapters/postgres/mail/announce-batches.ts';
import { createPostgresOutbox } from '../adapters/postgres/mail/postgres-outbox.ts';
import { createPostgresSupportDesk } from '../adapters/postgres/mail/postgres-support-desk.ts';
import { createPostgresCreditHistory } from '../adapters/postgres/money/postgres-credit-history.ts';
import { createPostgresLedger } from '../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresPurchases } from '../adapters/postgres/money/postgres-purchases.ts';
import { createPostgresCounters } from '../adapters/postgres/postgres-counters.ts';
import { createPostgresQueue } from '../adapters/postgres/postgres-queue.ts';
import { openProjects } from '../adapters/postgres/projects/open-projects.ts';
import { purge } from '../adapters/postgres/purge.ts';
import { createPostgresShares } from '../adapters/postgres/sharing/postgres-shares.ts';
import { createPostgresClipUploads } from '../adapters/postgres/uploads/postgres-clip-uploads.ts';
import { createPostgresUploadPosters } from '../adapters/postgres/uploads/postgres-upload-posters.ts';
import { createPostgresUploadPreviews } from '../adapters/postgres/uploads/postgres-upload-previews.ts';
import { createPostgresUploads } from '../adapters/postgres/uploads/postgres-uploads.ts';
import type { Secrets } from '../adapters/secrets.ts';
import { createDiskStorage } from '../adapters/storage/disk-storage.ts';
import { keepPrivate } from '../adapters/storage/keep-private.ts';
import { createDiskUploadParts } from '../adapters/uploads/disk-upload-parts.ts';
import { createVault } from '../adapters/vault.ts';
import { paidCredits } from '../app/money/paid-credits.ts';
import { tierOf } from '../app/money/tier-of.ts';
import { createLimits } from '../domain/limits.ts';
import type { BatchAddresses } from '../domain/mail/batch-mail.ts';
import { createPlans } from '../domain/money/plans.ts';
import type { Env } from '../env.ts';
import { createMediaAddresses } from '../http/media-address.ts';
import type { Closers } from './closers.ts';
import { openCheckout } from './money/open-checkout.ts';

export interface RuntimeParts {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly database: OpenDatabase;
  readonly closers: Closers;
  /** Vouches for the clips of our own engine; without one they carry no credentials. */
  readonly signer?: CredentialSigner | undefined;
}

/** Everything that is heard over the process's one listening connection. */
async function openHearing({ db, url }: OpenDatabase, closers: Closers) {
  const listener = await Listener.open(url);
  closers.add(() => listener.close());
  const feed = createPostgresCreationFeed(db, listener);
  closers.add(() => feed.close());
  const sessionEnds = createPostgresSessionEnds(db, listener);
  closers.add(() => sessionEnds.close());
  return { feed, listener, sessionEnds };
}

/** Draws exports in a process beside the clips. */
const exporterFor =
  ({ env, signer }: Pick<RuntimeParts, 'env' | 'signer'>): typeof exportTimeline =>
  (film, options) =>
    exportTimeline(film, { ...options, signer, ffmpegPath: env.ffmpegPath });

/** Uploads, and what is made beside them. */
const openUploads = (db: OpenDatabase['db']) => ({
  clipUploads: createPostgresClipUploads(db),
  uploadPosters: createPostgresUploadPosters(db),
  uploadPreviews: createPostgresUploadPreviews(db),
  uploads: createPostgresUploads(db),
});

/** Every adapter of one process, whatever it does with them. What needs closing is added to the closers. */
export async function openRuntime({ env, secrets, database, closers, signer }: RuntimeParts) {
  const { db } = database;
  await keepPrivate(env.home);
  const { feed, listener, sessionEnds } = await openHearing(database, closers);
  const addresses = createMediaAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });
  const vault = createVault(secrets.accepted.sealKey);
  const readers = createPostgresReaders(db);
  closers.add(() => readers.close());
  const purchases = createPostgresPurchases(db, vault, env.checkout.kind);
  return {
    env,
    /** Where this process serves on this machine, once it does. */
    whereabouts: { url: undefined as string | undefined },
    secrets,
    db,
    exporter: exporterFor({ env, signer }),
    feed,
    memberAddresses: createPostgresAddresses(db, { proofs: createAddressProofs(secrets.accepted.codeKey), vault }),
    audit: createPostgresAudit(db),
    codes: createPostgresCodes(db, { vault, key: secrets.accepted.codeKey }),
    checkout: openCheckout(env.checkout, { db, keys: secrets.accepted.codeKey }),
    creations: createPostgresCreations(db),
    creditHistories: createPostgresCreditHistory(db),
    creditPayments: paidCredits(purchases),
    devices: createPostgresDevices(db, vault),
    files: createPostgresFiles(db),
    ledger: createPostgresLedger(db),
    library: createPostgresLibrary(db),
    addresses,
    accountChanges: createPostgresAccountChanges({ db, vault }),
    accountExports: createPostgresAccountExports(db),
    erasures: createPostgresErasures(db),
    memberSessions: createPostgresMemberSessions(db),
    linkedMembers: createPostgresLinkedMembers(db, vault),
    members: createPostgresMembers(db, (id) => addresses.sign(id)),
    passwords: createArgon2Passwords(secrets.accepted.pepper, { replace: replacePassword(db) }),
    photos: createPostgresPhotos(db),
    plans: createPlans({ tierOf: (memberId) => tierOf({ purchases, now: Date.now }, memberId) }),
    profiles: createPostgresProfiles(db, (id) => addresses.sign(id)),
    ...openProjects(db),
    outbox: createPostgresOutbox(db, vault),
    limits: createLimits(createPostgresCounters(db), env.limits),
    providers: [createLocalProvider({ folder: join(env.home, 'work'), ffmpegPath: env.ffmpegPath, signer })],
    purge: () => purge(db),
    purchases,
    queue: createPostgresQueue(db, listener),
    readers,
    announceBatches: (to: BatchAddresses) => announceBatches(db, vault, to),
    sessions: createPostgresSessions(db),
    sessionEnds,
    shares: createPostgresShares(db),
    signInStarts: createPostgresSignInStarts(db, vault),
    storage: createDiskStorage({ folder: join(env.home, 'storage'), lowDiskBytes: env.lowDiskBytes }),
    tickets: createPostgresTickets(db),
    supportDesk: createPostgresSupportDesk(db, vault, env.supportEmail),
    uploadParts: createDiskUploadParts({ folder: join(env.home, 'incoming') }),
    ...openUploads(db),
  };
}

export type Runtime = Awaited<ReturnType<typeof openRuntime>>;
