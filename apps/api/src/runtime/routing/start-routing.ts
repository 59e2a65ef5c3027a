import { CATALOGUE } from '@kinora/contracts/catalogue';
import { acceptUpload, finishClip } from '@kinora/media-node';

import { callbackAddress } from '../../app/routing/callback-address.ts';
import { createPace } from '../../domain/routing/pace.ts';
import { receiveClip, type ReceiveDeps } from '../../jobs/routing/receive-clip.ts';
import { startChecks } from '../../jobs/routing/start-checks.ts';
import { startOperation, type StartDeps } from '../../jobs/routing/start-operation.ts';
import { placesOf } from '../creations/start-clips.ts';
import type { Runtime } from '../runtime.ts';
import { jobTools, startLanes, workerLog } from '../start-lanes.ts';

/** Starts at once: each takes a moment, however long the vendor needs. */
const STARTS = 8;
/** Over all processes: what a route bears is its own limit. */
const LANE_MAX = 10_000;
const MEMBER_CAP = 20;
const CHECKS = 64;

/** Makes clips of models that run elsewhere: starts them, asks for them, and fetches what is ready. */
export async function startRouting(runtime: Runtime) {
  const { baseUrl, creations, env, operations, providers, queue, routeBook: book, routes, signer, uploads } = runtime;
  const here = new Set(providers.flatMap((provider) => provider.routes.map(({ model }) => model)));
  const lanes = CATALOGUE.map(({ slug }) => slug).filter((slug) => !here.has(slug));
  const common = { ...jobTools(runtime), book, creations, operations, routes, pace: createPace(), now: Date.now };
  const starting: StartDeps = {
    ...common,
    uploads,
    callbackOf: (route) => callbackAddress(book.find(route), { own: env.url, here: baseUrl.get() }),
  };
  const { ffmpegPath } = env;
  const receiving: ReceiveDeps = {
    ...common,
    signer,
    intake: (path, options) => acceptUpload(path, { ...options, ffmpegPath }),
    finish: (source, options) => finishClip(source, { ...options, ffmpegPath }),
  };
  return [
    await startLanes(runtime, {
      name: 'starts',
      lanes,
      places: STARTS,
      limits: { maxRunning: LANE_MAX, memberCap: MEMBER_CAP },
      perform: (job, slot) => startOperation(starting, job, slot),
    }),
    startChecks(
      { ...common, queue, log: workerLog, receiveClip: (arrival) => receiveClip(receiving, arrival) },
      { leaseMs: env.leaseMs, atOnce: CHECKS, places: placesOf(env.workers) },
    ),
  ];
}
