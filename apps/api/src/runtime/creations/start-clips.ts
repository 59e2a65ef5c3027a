import { availableParallelism, freemem } from 'node:os';

import { makeClip } from '../../jobs/creations/make-clip.ts';
import type { Runtime } from '../runtime.ts';
import { jobTools, startLanes } from '../start-lanes.ts';

const MEMORY_PER_CLIP = 700_000_000;

/** Clips this machine can draw at once: a core and 700 MB for each. */
export function placesOf(wanted: number): number {
  if (wanted > 0) return wanted;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY_PER_CLIP)));
}

/** Makes the clips of all models that run on this server. */
export function startClips(runtime: Runtime) {
  const { creations, env, providers, uploads } = runtime;
  const lanes = [...new Set(providers.flatMap(({ routes }) => routes.map(({ model }) => model)))];
  const deps = { ...jobTools(runtime), creations, uploads, providers };
  return startLanes(runtime, {
    name: 'clips',
    lanes,
    places: placesOf(env.workers),
    perform: (job, slot) => makeClip(deps, job, slot),
  });
}
