import { sweepScratch } from '../adapters/storage/sweep-scratch.ts';
import { startChores } from '../jobs/chores.ts';
import { eraseAccounts } from '../jobs/identity/erase-accounts.ts';
import { tidyPhotos } from '../jobs/identity/tidy-photos.ts';
import { clearTrash } from '../jobs/library/clear-trash.ts';
import { tidyUploads } from '../jobs/uploads/tidy-uploads.ts';
import { startClips } from './creations/start-clips.ts';
import { erasing } from './identity/profile-parts.ts';
import { mailOfBatches, startMail } from './mail/start-mail.ts';
import { checkoutChores, startCheckout } from './money/checkout-parts.ts';
import { startExports } from './projects/start-exports.ts';
import { startRouting } from './routing/start-routing.ts';
import { startSimulators } from './routing/start-simulators.ts';
import type { Runtime } from './runtime.ts';
import { workerLog } from './start-lanes.ts';
import { startIntake } from './uploads/start-intake.ts';

const CHORE_MS = 30_000;
const TIDY_MS = 600_000;
const MAIL_MS = 5000;
const DAY_MS = 86_400_000;
/** Longer than any render may take. */
const UNTOUCHED_MS = 900_000;

/** Makes clips and looks at uploads until it is closed; what runs then is given back to the queue. */
export async function startClipWorker(runtime: Runtime): Promise<{ close(): Promise<void> }> {
  const { creations, env, ledger, storage, uploadParts: parts, uploads } = runtime;
  const workers = [
    await startSimulators(runtime),
    await startClips(runtime),
    ...(await startRouting(runtime)),
    await startExports(runtime),
    ...(await startIntake(runtime)),
    startMail(runtime),
    ...startCheckout(runtime),
  ];
  const sweep = () => sweepScratch({ home: env.home, untouchedMs: Math.max(UNTOUCHED_MS, 2 * env.leaseMs) });
  await sweep();
  const stopChores = startChores(
    [
      { name: 'expiring creations', everyMs: Math.min(CHORE_MS, env.leaseMs), act: () => creations.expire() },
      { name: 'calling off unpaid clips', everyMs: CHORE_MS, act: () => creations.cancelUnpaid() },
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
      { name: 'forgetting keys of removed routes', everyMs: TIDY_MS, act: () => runtime.routes.forgetKeys() },
      { name: 'purging old rows', everyMs: TIDY_MS, act: () => runtime.purge() },
      { name: 'sweeping scratch files', everyMs: TIDY_MS, act: sweep },
    ],
    workerLog,
  );
  return {
    async close() {
      await stopChores();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
