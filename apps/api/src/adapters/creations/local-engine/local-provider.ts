import { fail, ok } from '@kinora/contracts';
import { planPictures, planVideo } from '@kinora/footage';
import {
  renderClip,
  renderPictures,
  transformClip,
  type CredentialSigner,
  type PicturesFilm,
  type RenderedClip,
  type RenderedFile,
  type RenderFailure,
  type RenderOptions,
  type RenderProgress,
} from '@kinora/media-node';
import type { Words } from '@kinora/reading';
import type {
  ClipFailure,
  ClipProgress,
  ClipRequest,
  MadeClip,
  MadeFile,
  VideoProvider,
} from '@kinora/video-providers';

import { clipScene } from '../../../domain/creations/clip-scene.ts';
import { effectJob } from '../../../domain/creations/effect-job.ts';
import { readWords } from './read-words.ts';

/** What a render that failed means for a creation. */
export const REASONS: Readonly<Record<RenderFailure['kind'], ClipFailure['reason']>> = {
  'bad-file': 'bad-file',
  cancelled: 'cancelled',
  'codec-missing': 'codec-missing',
  crashed: 'crashed',
  'disk-full': 'storage-full',
  'out-of-memory': 'out-of-memory',
  'timed-out': 'timed-out',
};

const made = ({ path, bytes, sha256 }: RenderedFile, type: string): MadeFile => ({
  path,
  type,
  bytes,
  checksum: sha256,
});

/** What comes after the clip can be played counts as finishing, at its last frame. */
export function progressOf({ frame, frames, phase }: RenderProgress): ClipProgress {
  const isDrawn = phase !== 'drawing' || frame === frames;
  return { phase: isDrawn ? 'finishing' : 'drawing', done: isDrawn ? frames : frame, total: frames };
}

const VIDEO = 'video/mp4';
const PICTURE = 'image/webp';
const RENDITIONS = { master: VIDEO, proxy: VIDEO, sprite: PICTURE, peaks: 'application/octet-stream' } as const;
const KINDS = ['master', 'sprite', 'proxy', 'peaks'] as const;

/** The files of a finished render. */
export function madeClip(clip: RenderedClip): MadeClip {
  const { height, seconds, width } = clip;
  const renditions = KINDS.flatMap((kind) => {
    const file = clip[kind];
    return file === null ? [] : [{ ...made(file, RENDITIONS[kind]), kind }];
  });
  return { video: made(clip.clip, VIDEO), poster: made(clip.poster, PICTURE), renditions, width, height, seconds };
}

export interface LocalEngine {
  readonly folder: string;
  /** Vouches for what is drawn; without one the clips carry no credentials. */
  readonly signer?: CredentialSigner | undefined;
  /** An ffmpeg to encode with instead of node-av. */
  readonly ffmpegPath?: string | undefined;
  /** Of the process that draws; its own by default. */
  readonly limits?: Pick<RenderOptions, 'memoryBytes' | 'onStart' | 'timeoutMs'>;
}

const VIDEO_ORIGIN = { sourceType: 'compositeSynthetic', model: 'Local preview engine' } as const;

type Draw = (options: RenderOptions) => ReturnType<typeof renderClip>;

interface Drawing {
  readonly frames: number;
  readonly draw: Draw;
}

/** Frames of a video that goes at the engine's pace; its own may go faster. */
const FPS = 24;

/** A video is redrawn as it is read; what its credentials say is that more than the engine made it. */
function videoDrawing({ files, input, video, watermark }: ClipRequest): Drawing | undefined {
  const { video: path } = files;
  if (path === undefined || video === undefined) return undefined;
  const { seen: _seen, missed: _missed, seconds, ...plan } = planVideo(input, video);
  const source = { path, width: video.width, height: video.height, origin: VIDEO_ORIGIN };
  return {
    frames: Math.round(seconds * FPS),
    draw: (options) => transformClip({ ...plan, effect: null }, source, { ...options, watermark }),
  };
}

/** What an input is drawn by; undefined where its effect or its file is not there any more. */
function drawingOf(request: ClipRequest, words: Words): Drawing | undefined {
  const { files, input, mode, watermark } = request;
  const filmed = (film: PicturesFilm): Draw => {
    return (options) => renderPictures(film, { ...options, pictures: { ...files } });
  };
  if (mode === 'effect') {
    const plan = effectJob(input, { watermark });
    return plan && { frames: plan.frames, draw: filmed({ kind: 'recipe', job: plan.job, score: plan.score }) };
  }
  if (mode === 'text') {
    const plan = clipScene(input, { watermark, words });
    return { frames: plan.frames, draw: (options) => renderClip(plan, options) };
  }
  if (mode === 'reference') {
    const plan = clipScene(input, { watermark, words });
    return { frames: plan.frames, draw: filmed({ kind: 'reference', plan }) };
  }
  if (mode === 'video') return videoDrawing(request);
  const { plan, score } = planPictures({ ...input, hasLast: input.last !== undefined, watermark });
  return { frames: plan.frames, draw: filmed({ kind: 'photo', plan, score }) };
}

/** What a request names that is not there any more. */
const notThere = ({ mode }: ClipRequest): ClipFailure => ({
  reason: mode === 'effect' ? 'gone' : 'file-gone',
  detail: 'its effect or file is not there any more',
});

/** The local preview engine: draws in a child process below `folder`; needs no key, no GPU and no network. */
export function createLocalProvider({ ffmpegPath, folder, limits, signer }: LocalEngine): VideoProvider {
  const words = readWords();
  return {
    name: 'local preview engine',
    routes: [{ model: 'local', modes: ['text', 'image', 'first-last', 'reference', 'video', 'effect'], isFree: true }],
    async make(request, { signal, onProgress }) {
      if (signal.aborted) return fail({ reason: 'cancelled', detail: 'cancelled before the start' });
      const drawing = drawingOf(request, words);
      if (!drawing) return fail(notThere(request));
      onProgress({ phase: 'preparing', done: 0, total: drawing.frames });
      const result = await drawing.draw({
        ...limits,
        ffmpegPath,
        folder,
        name: request.id,
        signal,
        signer,
        extras: ['sprite', 'peaks', 'proxy'],
        onProgress: (progress) => onProgress(progressOf(progress)),
      });
      if (!result.ok) return fail({ reason: REASONS[result.failure.kind], detail: result.failure.detail });
      return ok(madeClip(result.value));
    },
  };
}
