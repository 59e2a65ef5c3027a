import { hostname, availableParallelism, freemem } from 'node:os';
import { join } from 'node:path';

import { acceptUpload, finishClip, finishSound, makePoster } from '@kinora/media-node';

import { isUnavailable } from '../adapters/postgres/connection.ts';
import { sweepScratch } from '../adapters/storage/sweep-scratch.ts';
import { batchAddresses } from '../domain/mail/batch-mail.ts';
import { EXPORT_LANE } from '../domain/projects/exports.ts';
import type { Job } from '../domain/queue.ts';
import { POSTER_LANE } from '../domain/uploads/upload-posters.ts';
import { PREVIEW_LANE } from '../domain/uploads/upload-previews.ts';
import { INTAKE_LANE, LONG_INTAKE_LANE } from '../domain/uploads/upload.ts';
import { createMailsOffAddresses } from '../http/media-address.ts';
import { startChores } from '../jobs/chores.ts';
import { makeClip } from '../jobs/creations/make-clip.ts';
import { eraseAccounts } from '../jobs/identity/erase-accounts.ts';
import { tidyPhotos } from '../jobs/identity/tidy-photos.ts';
import { clearTrash } from '../jobs/library/clear-trash.ts';
import { makeExport } from '../jobs/projects/make-export.ts';
import type { Slot } from '../jobs/slots.ts';
import { checkUpload, type CheckDeps } from '../jobs/uploads/check-upload.ts';
import { drawUploadPoster } from '../jobs/uploads/draw-upload-poster.ts';
import { makeUploadPreviews, type MakePreviewsDeps } from '../jobs/uploads/make-upload-previews.ts';
import { tidyUploads } from '../jobs/uploads/tidy-uploads.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { erasing } from './identity/profile-parts.ts';
import { startMail } from './mail/start-mail.ts';
import { checkoutChores, startCheckout } from './money/checkout-parts.ts';
import type { Runtime } from './runtime.ts';

const MEMORY_PER_CLIP = 700_000_000;
const CHORE_MS = 30_000;
const TIDY_MS = 600_000;
const MAIL_MS = 5000;
const DAY_MS = 86_400_000;
/** Longer than any render may take. */
const UNTOUCHED_MS = 900_000;
/** Of one member, so that nobody fills every place. */
const MEMBER_CAP = 2;
/** Over all processes; what one machine bears is decided by its places. */
const LANE_MAX = 64;

const log = (message: string) => console.error(`worker: ${message}`);

/** Clips this machine can draw at once: a core and 700 MB for each. */
export function placesOf(wanted: number): number {
  if (wanted > 0) return wanted;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY_PER_CLIP)));
}

/**
 * Looks at what members bring, beside the clips: a check is short and must not stand behind them. Posters of videos are
 * drawn in the same place, while nothing waits for a check.
 */
async function startIntake(runtime: Runtime): Promise<Worker> {
  const { env, queue, storage, uploadParts: parts, uploadPosters: posters, uploads } = runtime;
  const lanes = [INTAKE_LANE, POSTER_LANE];
  for (const name of lanes) await queue.configure({ name, maxRunning: LANE_MAX, memberCap: MEMBER_CAP });
  const common = { storage, queue, folder: join(env.home, 'work'), isUnavailable, log };
  const { ffmpegPath } = env;
  const intake: typeof acceptUpload = (path, options) => acceptUpload(path, { ...options, ffmpegPath });
  const draw: typeof makePoster = (source, options) => makePoster(source, { ...options, ffmpegPath });
  const checking = { ...common, uploads, parts, intake };
  const drawing = { ...common, posters, draw };
  const perform = (job: Job, slot: Slot) =>
    job.lane === POSTER_LANE ? drawUploadPoster(drawing, job, slot) : checkUpload(checking, job, slot);
  return startWorker(queue, perform, {
    name: `${hostname()}:${process.pid}:intake`,
    lanes,
    places: 1,
    leaseMs: env.leaseMs,
    log,
  });
}

async function startClips({ creations, env, providers, queue, storage, uploads }: Runtime): Promise<Worker> {
  const lanes = [...new Set(providers.flatMap(({ routes }) => routes.map(({ model }) => model)))];
  for (const name of lanes) await queue.configure({ name, maxRunning: LANE_MAX, memberCap: MEMBER_CAP });
  const folder = join(env.home, 'work');
  const deps = { creations, uploads, queue, storage, providers, folder, isUnavailable, log };
  return startWorker(queue, (job, slot) => makeClip(deps, job, slot), {
    name: `${hostname()}:${process.pid}`,
    lanes,
    places: placesOf(env.workers),
    leaseMs: env.leaseMs,
    log,
  });
}

/** Checks long films and sounds, and makes previews of uploads: one of each at a time. */
async function startLongIntake(runtime: Runtime): Promise<Worker[]> {
  const { env, queue, storage, uploadParts: parts, uploadPreviews: previews, uploads } = runtime;
  const { ffmpegPath } = env;
  const common = { storage, queue, folder: join(env.home, 'work'), isUnavailable, log };
  const checking: CheckDeps = {
    ...common,
    uploads,
    parts,
    intake: (path, options) => acceptUpload(path, { ...options, ffmpegPath }),
  };
  const making: MakePreviewsDeps = {
    ...common,
    previews,
    finishClip: (source, options) => finishClip(source, { ...options, ffmpegPath }),
    finishSound: (source, options) => finishSound(source, { ...options, ffmpegPath }),
  };
  const start = async (lane: string, perform: (job: Job, slot: Slot) => Promise<void>) => {
    await queue.configure({ name: lane, maxRunning: LANE_MAX, memberCap: MEMBER_CAP });
    const name = `${hostname()}:${process.pid}:${lane}`;
    return startWorker(queue, perform, { name, lanes: [lane], places: 1, leaseMs: env.leaseMs, log });
  };
  return [
    await start(LONG_INTAKE_LANE, (job, slot) => checkUpload(checking, job, slot)),
    await start(PREVIEW_LANE, (job, slot) => makeUploadPreviews(making, job, slot)),
  ];
}

/** Exports timelines, one at a time and beside the clips: one may take as long as many of those. */
async function startExports(runtime: Runtime): Promise<Worker> {
  const { creations, env, exporter, exports, files, projectMedia, queue, storage } = runtime;
  await queue.configure({ name: EXPORT_LANE, maxRunning: LANE_MAX, memberCap: MEMBER_CAP });
  const folder = join(env.home, 'work');
  const deps = { creations, exporter, exports, files, folder, isUnavailable, log, projectMedia, queue, storage };
  return startWorker(queue, (job, slot) => makeExport(deps, job, slot), {
    name: `${hostname()}:${process.pid}:export`,
    lanes: [EXPORT_LANE],
    places: 1,
    leaseMs: env.leaseMs,
    log,
  });
}

/** A process that serves nothing leads to the address that it was told; without one somebody else mails. */
async function mailOfBatches({ announceBatches, baseUrl, env, secrets }: Runtime): Promise<void> {
  const base = env.url ?? baseUrl.get();
  const offs = createMailsOffAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });
  if (base !== undefined) await announceBatches(batchAddresses(base, (memberId) => offs.sign(memberId)));
}

/** Makes clips and looks at uploads until it is closed; what runs then is given back to the queue. */
export async function startClipWorker(runtime: Runtime): Promise<{ close(): Promise<void> }> {
  const { creations, env, ledger, storage, uploadParts: parts, uploads } = runtime;
  const workers = [
    await startClips(runtime),
    await startExports(runtime),
    await startIntake(runtime),
    ...(await startLongIntake(runtime)),
    startMail(runtime),
    ...startCheckout(runtime),
  ];
  const sweep = () => sweepScratch({ home: env.home, untouchedMs: Math.max(UNTOUCHED_MS, 2 * env.leaseMs) });
  await sweep();
  const stopChores = startChores(
    [
      { name: 'expiring creations', everyMs: Math.min(CHORE_MS, env.leaseMs), act: () => creations.expire() },
      { name: 'calling off unpaid clips', everyMs: CHORE_MS, act: () => creations.callOff() },
      { name: 'expiring credits', everyMs: CHORE_MS, act: () => ledger.expire() },
      { name: 'clearing up uploads', everyMs: CHORE_MS, act: () => tidyUploads({ uploads, parts, storage }) },
      { name: 'erasing accounts', everyMs: CHORE_MS, act: () => eraseAccounts(erasing(runtime)) },
      {
        name: 'clearing the trash',
        everyMs: CHORE_MS,
        act: () => clearTrash({ ...runtime, trashDays: env.trashDays, now: Date.now }),
      },
      {
        name: 'letting go of projects',
        everyMs: TIDY_MS,
        act: () => runtime.projects.letGo(Date.now() - env.trashDays * DAY_MS),
      },
      ...checkoutChores(runtime),
      { name: 'clearing up pictures', everyMs: TIDY_MS, act: () => tidyPhotos(runtime) },
      { name: 'clearing up mails', everyMs: CHORE_MS, act: () => runtime.outbox.tidy() },
      { name: 'mailing of ended batches', everyMs: MAIL_MS, act: () => mailOfBatches(runtime) },
      { name: 'purging old rows', everyMs: TIDY_MS, act: () => runtime.purge() },
      { name: 'sweeping scratch files', everyMs: TIDY_MS, act: sweep },
    ],
    log,
  );
  return {
    async close() {
      await stopChores();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
