import { fail, ok } from '@kinora/contracts';
import { renderClip, type RenderedFile, type RenderFailure } from '@kinora/media-node';
import type { ClipFailure, MadeFile, VideoProvider } from '@kinora/video-providers';

import { clipPlan } from '../../domain/clip-plan.ts';

const REASONS: Readonly<Record<RenderFailure['kind'], Pick<ClipFailure, 'reason' | 'retryable'>>> = {
  cancelled: { reason: 'cancelled', retryable: false },
  'codec-missing': { reason: 'codec-missing', retryable: false },
  crashed: { reason: 'crashed', retryable: true },
  'disk-full': { reason: 'storage-full', retryable: false },
  'out-of-memory': { reason: 'out-of-memory', retryable: true },
  'timed-out': { reason: 'timed-out', retryable: true },
};

const made = ({ path, bytes, sha256 }: RenderedFile, type: string): MadeFile => ({
  path,
  type,
  bytes,
  checksum: sha256,
});

/** The local preview engine: draws in a child process below `folder`; needs no key, no GPU and no network. */
export function createLocalProvider({ folder }: { folder: string }): VideoProvider {
  return {
    name: 'local preview engine',
    routes: [{ model: 'local', modes: ['text'] }],
    async make({ id, input, watermark }, { signal, onProgress }) {
      if (signal.aborted) return fail({ reason: 'cancelled', retryable: false, detail: 'cancelled before the start' });
      const plan = clipPlan(input, { watermark });
      onProgress({ phase: 'preparing', done: 0, total: plan.frames });
      const result = await renderClip(plan, {
        folder,
        name: id,
        signal,
        onProgress: ({ frame, frames }) => {
          onProgress({ phase: frame < frames ? 'drawing' : 'finishing', done: frame, total: frames });
        },
      });
      if (!result.ok) return fail({ ...REASONS[result.failure.kind], detail: result.failure.detail });
      const { clip, poster, width, height, seconds } = result.value;
      return ok({ video: made(clip, 'video/mp4'), poster: made(poster, 'image/webp'), width, height, seconds });
    },
  };
}
