import { join } from 'node:path';

import type { Watch } from '../child/render-context.ts';
import { createCredentialSigner, type CredentialSigner } from '../credentials/credential-signer.ts';
import { makeDevelopmentSigner } from '../credentials/development-signer.ts';
import type { JobFile, Rendition, SceneJob } from '../render-job.ts';
import { aTinyPlan } from './tiny-plan.ts';

/** Files of a folder that are called as their rendition. */
export function jobFiles<Wanted extends Rendition>(folder: string, wanted: readonly Wanted[]): Record<Wanted, JobFile> {
  const entries = wanted.map((name) => [name, { draft: join(folder, `.${name}.part`), file: join(folder, name) }]);
  // The keys are those that were asked for.
  return Object.fromEntries(entries) as Record<Wanted, JobFile>;
}

/** A job that draws a tiny plan into a clip and a poster. */
export function aSceneJob(folder: string, changes: Partial<SceneJob> = {}): SceneJob {
  return {
    kind: 'scene',
    plan: aTinyPlan(),
    files: jobFiles(folder, ['clip', 'poster']),
    credentials: null,
    ffmpegPath: null,
    ...changes,
  };
}

/** A fresh signer of our own. */
export const aSigner = (): CredentialSigner => createCredentialSigner(makeDevelopmentSigner(new Date()));

/** One that watches nothing and never stops. */
export function aWatch(changes: Partial<Watch> = {}): Watch {
  return {
    onProgress: () => undefined,
    onFile: () => undefined,
    sign: () => Promise.reject(new Error('nobody signs here')),
    signal: new AbortController().signal,
    ...changes,
  };
}
