import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import type { ClipFailure, ClipRequest, MadeClip, VideoProvider } from '@kinora/video-providers';

const FRAMES = 72;

/** What a scripted provider does with a request. */
export interface Script {
  readonly folder: string;
  /** Milliseconds for each eighth of a clip. */
  readonly pace: number;
  /** Fails instead of delivering, where it returns a failure. */
  readonly failure?: (request: ClipRequest) => ClipFailure | undefined;
}

function write(folder: string, name: string, content: string) {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, content);
  return { path, bytes: content.length, checksum: createHash('sha256').update(content).digest('hex') };
}

/** Ends early where the clip is not wanted any more: a server that is closed waits for nobody. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

/** Runs the model `local` without drawing: small files with the prompt in them, in eight steps. */
export function createScriptedProvider({ folder, pace, failure }: Script): VideoProvider {
  return {
    name: 'scripted',
    routes: [{ model: 'local', modes: ['text', 'image', 'first-last', 'effect'], isFree: true }],
    async make(request, { signal, onProgress }): Promise<Result<MadeClip, ClipFailure>> {
      for (let step = 0; step <= 8; step += 1) {
        if (signal.aborted) return fail({ reason: 'cancelled', detail: `at step ${step}` });
        onProgress({ phase: 'drawing', done: (FRAMES / 8) * step, total: FRAMES });
        await pause(pace, signal);
      }
      const failed = failure?.(request);
      if (failed) return fail(failed);
      const { files, id, input } = request;
      const shown = files.first === undefined ? input.prompt : readFileSync(files.first, 'utf8');
      return ok({
        video: { ...write(folder, `${id}.mp4`, `clip of ${shown}`), type: 'video/mp4' },
        poster: { ...write(folder, `${id}.webp`, `poster of ${input.prompt}`), type: 'image/webp' },
        renditions: (['master', 'sprite'] as const).map((kind) => ({
          ...write(folder, `${id}.${kind}`, `${kind} of ${input.prompt}`),
          kind,
          type: kind === 'master' ? 'video/mp4' : 'image/webp',
        })),
        width: 640,
        height: 360,
        seconds: 3,
      });
    },
  };
}
