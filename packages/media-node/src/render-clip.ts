import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

import { fail, ok, type Result } from '@kinora/contracts';
import type { ScenePlan } from '@kinora/media-core';

import type { CodecName } from './codec/codec-port.ts';
import { isDiskFull } from './codec/media-problem.ts';
import type { RenderFailure } from './render-failure.ts';
import type { FileDigest, RenderJob, RenderReport } from './render-job.ts';
import { runRenderProcess } from './render-process.ts';

export interface RenderProgress {
  /** Frames drawn so far. */
  readonly frame: number;
  readonly frames: number;
}

export interface RenderOptions {
  /** Made when it is not there. */
  readonly folder: string;
  /** Of the files, without ending; replaces files of that name. */
  readonly name: string;
  readonly onProgress?: ((progress: RenderProgress) => void) | undefined;
  /** Ends the render within two seconds. */
  readonly signal?: AbortSignal | undefined;
  /** An ffmpeg program to encode with instead of node-av; by default what FFMPEG_PATH says. */
  readonly ffmpegPath?: string | undefined;
  /** 5 minutes by default. */
  readonly timeoutMs?: number | undefined;
  /** Resident memory of the render process; by default 700 MB up to 720p and in proportion to the frame above. */
  readonly memoryBytes?: number | undefined;
}

export interface RenderedFile extends FileDigest {
  readonly path: string;
}

export interface RenderedClip {
  readonly clip: RenderedFile;
  readonly poster: RenderedFile;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: number;
  readonly codec: CodecName;
  /** Largest resident size of the render process, in bytes. */
  readonly peakMemory: number;
  readonly cpuSeconds: number;
}

const TIMEOUT_MS = 5 * 60_000;
/** What a frame of 1280 x 720 may take. */
const MEMORY_BYTES = 700 * 1_048_576;

/**
 * Draws a plan in a process of its own into `name.mp4` (H.264 and AAC, faststart) and `name.webp` (its poster).
 * Both appear whole or not at all.
 */
export async function renderClip(
  plan: ScenePlan,
  options: RenderOptions,
): Promise<Result<RenderedClip, RenderFailure>> {
  const folder = resolve(options.folder);
  const { name } = options;
  if (basename(name) !== name) throw new Error(`A clip cannot be called ${name}: that is a path.`);
  const target = { clip: resolve(folder, `${name}.mp4`), poster: resolve(folder, `${name}.webp`) };
  const job = jobFor(plan, folder, options);
  try {
    await mkdir(folder, { recursive: true });
    const result = await runRenderProcess(job, watchOf(plan, options));
    if (!result.ok) return result;
    await rename(job.poster, target.poster);
    await rename(job.clip, target.clip);
    await syncFolder(folder);
    return ok(renderedClip(plan, target, result.value));
  } catch (error) {
    if (isDiskFull(error)) return fail({ kind: 'disk-full', detail: String(error) });
    throw error;
  } finally {
    await Promise.all([rm(job.clip, { force: true }), rm(job.poster, { force: true })]);
  }
}

function jobFor(plan: ScenePlan, folder: string, { name, ffmpegPath }: RenderOptions): RenderJob {
  const draft = resolve(folder, `.${name}.${randomUUID()}`);
  return {
    plan,
    clip: `${draft}.mp4.part`,
    poster: `${draft}.webp.part`,
    ffmpegPath: ffmpegPath ?? process.env['FFMPEG_PATH'] ?? null,
  };
}

function watchOf(plan: ScenePlan, { memoryBytes, onProgress, signal, timeoutMs }: RenderOptions) {
  const { frames } = plan;
  return {
    limits: { timeoutMs: timeoutMs ?? TIMEOUT_MS, memoryBytes: memoryBytes ?? memoryFor(plan) },
    onFrame: (frame: number) => onProgress?.({ frame, frames }),
    signal,
  };
}

const memoryFor = ({ width, height }: ScenePlan) => MEMORY_BYTES * Math.max(1, (width * height) / (1280 * 720));

/** A name is only safe from a power cut when its folder is on the disk; Windows has no such call. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

function renderedClip(plan: ScenePlan, target: { clip: string; poster: string }, report: RenderReport): RenderedClip {
  return {
    ...report,
    clip: { path: target.clip, ...report.clip },
    poster: { path: target.poster, ...report.poster },
    width: plan.width,
    height: plan.height,
  };
}
