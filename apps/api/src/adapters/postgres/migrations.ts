import type { Migration } from './migrate.ts';
import { identity } from './migrations/0001-identity.ts';
import { ledger } from './migrations/0002-ledger.ts';
import { queue } from './migrations/0003-queue.ts';
import { creations } from './migrations/0004-creations.ts';
import { ledgerFunctions } from './migrations/0005-ledger-functions.ts';
import { ledgerCheck } from './migrations/0006-ledger-check.ts';
import { queueFunctions } from './migrations/0007-queue-functions.ts';
import { creationFunctions } from './migrations/0008-creation-functions.ts';
import { creationMoves } from './migrations/0009-creation-moves.ts';
import { schedule } from './migrations/0010-schedule.ts';
import { placesAtOnce } from './migrations/0011-places-at-once.ts';
import { batchSeeds } from './migrations/0012-batch-seeds.ts';
import { renditions } from './migrations/0013-renditions.ts';
import { uploads } from './migrations/0014-uploads.ts';
import { creationFiles } from './migrations/0015-creation-files.ts';
import { accounts } from './migrations/0016-accounts.ts';
import { mail } from './migrations/0017-mail.ts';
import { accountCare } from './migrations/0020-account-care.ts';
import { providerSignIn } from './migrations/0021-provider-sign-in.ts';
import { credits } from './migrations/0022-credits.ts';
import { checkout } from './migrations/0023-checkout.ts';
import { creditBooks } from './migrations/0024-credit-books.ts';
import { planRights } from './migrations/0025-plan-rights.ts';
import { grantAfterExpiry } from './migrations/0026-grant-after-expiry.ts';
import { lotIndexes } from './migrations/0027-lot-indexes.ts';
import { toldEnds } from './migrations/0028-told-ends.ts';
import { ownOrder } from './migrations/0029-own-order.ts';
import { library } from './migrations/0030-library.ts';
import { videoParts } from './migrations/0031-video-parts.ts';
import { failures } from './migrations/0032-failures.ts';
import { shares } from './migrations/0033-shares.ts';
import { clipUploads } from './migrations/0034-clip-uploads.ts';
import { promptLists } from './migrations/0035-prompt-lists.ts';
import { batchMails } from './migrations/0036-batch-mails.ts';
import { lineShapes } from './migrations/0037-line-shapes.ts';
import { uploadPosters } from './migrations/0038-upload-posters.ts';
import { trials } from './migrations/0039-trials.ts';
import { largerVideos } from './migrations/0040-larger-videos.ts';
import { sessionEnds } from './migrations/0041-session-ends.ts';
import { refunds } from './migrations/0042-refunds.ts';
import { calledOff } from './migrations/0043-called-off.ts';
import { projects } from './migrations/0044-projects.ts';
import { exportsOfProjects } from './migrations/0045-exports.ts';
import { timelineUploads } from './migrations/0046-timeline-uploads.ts';
import { functionSets } from './migrations/0047-function-sets.ts';
import { routes } from './migrations/0048-routes.ts';
import { ownKeys } from './migrations/0049-own-keys.ts';
import { operationsOf } from './migrations/0050-operations-of.ts';

/** The history of the schema, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  identity,
  ledger,
  queue,
  creations,
  ledgerFunctions,
  ledgerCheck,
  queueFunctions,
  creationFunctions,
  creationMoves,
  schedule,
  placesAtOnce,
  batchSeeds,
  renditions,
  uploads,
  creationFiles,
  accounts,
  mail,
  accountCare,
  providerSignIn,
  credits,
  checkout,
  creditBooks,
  planRights,
  grantAfterExpiry,
  lotIndexes,
  toldEnds,
  ownOrder,
  library,
  videoParts,
  failures,
  shares,
  clipUploads,
  promptLists,
  batchMails,
  lineShapes,
  uploadPosters,
  trials,
  largerVideos,
  sessionEnds,
  refunds,
  calledOff,
  projects,
  exportsOfProjects,
  timelineUploads,
  functionSets,
  routes,
  ownKeys,
  operationsOf,
];
