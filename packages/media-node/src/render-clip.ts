import { ok, type Result } from '@kinora/contracts';
import type { ScenePlan } from '@kinora/reading';

import type { CodecName } from './codec/codec-port.ts';
import { ENGINE_ORIGIN } from './credentials/manifest.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Rendition, RenderJob, RenderReport, SceneJob } from './render-job.ts';
import {
  credentialsOf,
  ffmpegOf,
  filesFor,
  renderedFile,
  runJob,
  type JobOptions,
  type RenderedFile,
} from './run-job.ts';
import type { SpriteFacts } from './sprite-layout.ts';

/** What can be made beside a clip and its poster. */
export type Extra = 'peaks' | 'proxy' | 'sprite';

export interface RenderOptions extends JobOptions {
  /** None by default. They come after the clip. */
  readonly extras?: readonly Extra[] | undefined;
}

export interface RenderedSprite extends RenderedFile, SpriteFacts {}

/** What a job worked on, and what it took. */
export interface RenderFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: number;
  readonly codec: CodecName;
  /** Largest resident size of the render process, in bytes. */
  readonly peakMemory: number;
  readonly cpuSeconds: number;
}

export interface RenderedClip extends RenderFacts {
  /** To be served; carries the mark when the plan has one. */
  readonly clip: RenderedFile;
  readonly poster: RenderedFile;
  /** The same without the mark, for those who may have it; `null` when the clip has none. */
  readonly master: RenderedFile | null;
  readonly sprite: RenderedSprite | null;
  readonly proxy: RenderedFile | null;
  readonly peaks: RenderedFile | null;
}

/**
 * Draws a plan in a process of its own into `name.mp4` (H.264 and AAC, faststart) and `name.webp` (its poster), and
 * what else was asked for beside them. Each file appears whole; a render that fails leaves none.
 */
export async function renderClip(
  plan: ScenePlan,
  options: RenderOptions,
): Promise<Result<RenderedClip, RenderFailure>> {
  const job = jobFor(plan, options);
  const result = await runJob(job, options, plan);
  return result.ok ? ok(renderedClip(job, result.value)) : result;
}

/** Where a clip, its poster, its master if it is marked, and what was asked for beside them are to appear. */
export function wantedFiles(options: RenderOptions, isMarked: boolean): SceneJob['files'] {
  const marked: readonly Rendition[] = isMarked ? ['master'] : [];
  const wanted: readonly Rendition[] = ['poster', ...marked, ...(options.extras ?? [])];
  return { ...filesFor(options, wanted), ...filesFor(options, ['clip']) };
}

function jobFor(plan: ScenePlan, options: RenderOptions): SceneJob {
  return {
    kind: 'scene',
    plan,
    files: wantedFiles(options, plan.watermark),
    credentials: credentialsOf(options.signer, ENGINE_ORIGIN),
    ffmpegPath: ffmpegOf(options),
  };
}

/** What a finished job has made. */
export function renderedClip(job: RenderJob, report: RenderReport): RenderedClip {
  return {
    clip: surely(renderedFile(job, report, 'clip')),
    poster: surely(renderedFile(job, report, 'poster')),
    master: renderedFile(job, report, 'master'),
    sprite: renderedSprite(job, report),
    proxy: renderedFile(job, report, 'proxy'),
    peaks: renderedFile(job, report, 'peaks'),
    ...factsOf(report),
  };
}

export function factsOf({ codec, cpuSeconds, frames, height, peakMemory, seconds, width }: RenderReport): RenderFacts {
  return { width, height, seconds, frames, codec, peakMemory, cpuSeconds };
}

export function renderedSprite(job: Parameters<typeof renderedFile>[0], report: RenderReport): RenderedSprite | null {
  const file = renderedFile(job, report, 'sprite');
  return file === null || report.sprite === null ? null : { ...file, ...report.sprite };
}

/** A finished job has made these two. */
function surely(file: RenderedFile | null): RenderedFile {
  if (file === null) throw new Error('A finished render lacks its clip or its poster.');
  return file;
}
