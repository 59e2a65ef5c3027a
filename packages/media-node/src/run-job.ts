import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

import { fail, type Result } from '@kinora/contracts';

import { isDiskFull } from './codec/media-problem.ts';
import type { CredentialSigner } from './credentials/credential-signer.ts';
import type { Origin } from './credentials/manifest.ts';
import type { RenderFailure } from './render-failure.ts';
import {
  pathsOf,
  type FileDigest,
  type JobCredentials,
  type JobFile,
  type Rendition,
  type RenderJob,
  type RenderProgress,
  type RenderReport,
} from './render-job.ts';
import { runRenderProcess } from './render-process.ts';

export interface RenderedFile extends FileDigest {
  readonly path: string;
}

/** What every job of a render process takes. */
export interface JobOptions {
  /** Made when it is not there. */
  readonly folder: string;
  /** Of the files, without ending; replaces files of that name, and leaves none when it fails. */
  readonly name: string;
  readonly onProgress?: ((progress: RenderProgress) => void) | undefined;
  /** Told of each file as soon as it is whole under its name. */
  readonly onFile?: ((rendition: Rendition, file: RenderedFile) => void) | undefined;
  /** Told the id of the render process, once it runs. */
  readonly onStart?: ((processId: number) => void) | undefined;
  /** Ends the job within two seconds. */
  readonly signal?: AbortSignal | undefined;
  /** An ffmpeg program to encode with instead of node-av. */
  readonly ffmpegPath?: string | undefined;
  /** 5 minutes by default. */
  readonly timeoutMs?: number | undefined;
  /** Resident memory of the render process; by default 700 MB up to 720p and in proportion to the frame above. */
  readonly memoryBytes?: number | undefined;
  /** Vouches for the clips; its key stays in this process. Without one they carry no credentials. */
  readonly signer?: CredentialSigner | undefined;
}

const ENDINGS: Readonly<Record<Rendition, string>> = {
  clip: '.mp4',
  master: '.master.mp4',
  peaks: '.peaks',
  poster: '.webp',
  proxy: '.proxy.mp4',
  sprite: '.sprite.webp',
};

const TIMEOUT_MS = 5 * 60_000;
/** What a frame of 1280 x 720 may take. */
const MEMORY_BYTES = 700 * 1_048_576;

interface FileName {
  readonly folder: string;
  readonly name: string;
}

/** Where the files of a job are written, and where they appear. */
export function filesFor<Wanted extends Rendition>(
  { folder, name }: FileName,
  wanted: readonly Wanted[],
): Record<Wanted, JobFile> {
  if (basename(name) !== name) throw new Error(`A clip cannot be called ${name}: that is a path.`);
  const draft = resolve(folder, `.${name}.${randomUUID()}`);
  const entries = wanted.map((rendition) => {
    const ending = ENDINGS[rendition];
    return [rendition, { draft: `${draft}${ending}.part`, file: resolve(folder, `${name}${ending}`) }] as const;
  });
  // The keys are those that were asked for.
  return Object.fromEntries(entries) as Record<Wanted, JobFile>;
}

/** The part of the credentials that the render process may know. */
export function credentialsOf(signer: CredentialSigner | undefined, origin: Origin): JobCredentials | null {
  if (signer === undefined) return null;
  return { certificates: signer.certificates.map((raw) => Buffer.from(raw).toString('base64')), origin };
}

/** An ffmpeg that was named, or `null`. */
export const ffmpegOf = ({ ffmpegPath }: JobOptions) => ffmpegPath ?? null;

/** Does a job in a process of its own; when it fails, none of its files is there. */
export async function runJob(
  job: RenderJob,
  options: JobOptions,
  size: { readonly width: number; readonly height: number },
): Promise<Result<RenderReport, RenderFailure>> {
  await mkdir(resolve(options.folder), { recursive: true });
  let isDone = false;
  try {
    const result = await runRenderProcess(job, watchOf(job, options, size));
    isDone = result.ok;
    return result;
  } catch (error) {
    if (isDiskFull(error)) return fail({ kind: 'disk-full', detail: String(error) });
    throw error;
  } finally {
    if (!isDone) await removeFiles(job);
  }
}

function watchOf(job: RenderJob, options: JobOptions, { height, width }: { width: number; height: number }) {
  const { memoryBytes, onFile, onProgress, onStart, signal, signer, timeoutMs } = options;
  const fair = MEMORY_BYTES * Math.max(1, (width * height) / (1280 * 720));
  return {
    limits: { timeoutMs: timeoutMs ?? TIMEOUT_MS, memoryBytes: memoryBytes ?? fair },
    onProgress: (progress: RenderProgress) => onProgress?.(progress),
    onFile: (rendition: Rendition, digest: FileDigest) => onFile?.(rendition, rendered(job, rendition, digest)),
    onStart,
    signal,
    signer,
  };
}

async function removeFiles(job: RenderJob) {
  await Promise.all(pathsOf(job).map((path) => rm(path, { force: true })));
}

function rendered({ files }: RenderJob, rendition: Rendition, digest: FileDigest): RenderedFile {
  return { path: files[rendition]?.file ?? '', ...digest };
}

/** A file of a finished job, or `null` when it was not asked for or cannot be, as the peaks of silence. */
export function renderedFile(job: RenderJob, { files }: RenderReport, rendition: Rendition): RenderedFile | null {
  const digest = files[rendition];
  return digest === undefined ? null : rendered(job, rendition, digest);
}
