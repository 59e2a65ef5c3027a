import { constants } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import { fail, ok, type Result } from '@kinora/contracts';
import { UPLOAD_LIMITS, type UploadKind, type UploadUse } from '@kinora/contracts/uploads';

import { isDiskFull } from '../codec/media-problem.ts';
import type { IntakeReport, PictureReport, SoundReport, VideoReport } from './intake-job.ts';
import { runIntakeProcess, type IntakeWatch } from './intake-process.ts';
import { formatsOf, type IntakeRefusal } from './refusal.ts';
import { HEAD_BYTES, sniff } from './sniff.ts';
import type { Sniffed, SniffResult } from './sniffed.ts';

export interface AcceptedFile {
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** H.264 and AAC in an MP4: upright, SDR, at a constant rate, at most 1080p, with no word of its maker. */
export type AcceptedVideo = VideoReport & { readonly file: AcceptedFile };
/** A WebP in sRGB: upright, at most 2048 pixels long, with no word of its maker. */
export type AcceptedPicture = PictureReport & { readonly file: AcceptedFile };
/** AAC stereo at 48 kHz in an MP4, with no word of its maker. */
export type AcceptedSound = SoundReport & { readonly file: AcceptedFile };
export type Accepted = AcceptedPicture | AcceptedSound | AcceptedVideo;

export interface IntakeOptions {
  /** Made when it is not there; also where work is done, in a hidden folder that is removed. */
  readonly folder: string;
  /** Of the file, without ending; replaces a file of that name. */
  readonly name: string;
  /** What it is for, which decides its limits and whether sounds are taken; to make a clip by default. */
  readonly use?: UploadUse | undefined;
  /** What is wanted; all that the use takes by default. */
  readonly kind?: UploadKind | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called once the file has passed, and then with how much of the result is made, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** An ffmpeg program to use instead of node-av. */
  readonly ffmpegPath?: string | undefined;
  /** Until a refusal at the latest, unless the content itself is broken; 5 s and 1 s for each 20 MB by default. */
  readonly probingMs?: number | undefined;
  /** 10 minutes by default, 3 hours for a timeline: a minute of 4K takes a few on two processors. */
  readonly timeoutMs?: number | undefined;
  /** Resident memory of the process that looks at the file; 1200 MB by default. */
  readonly memoryBytes?: number | undefined;
}

export type IntakeResult = Result<Accepted, IntakeRefusal>;

const PROBING_MS = 5000;
/** All packets are read before it is known what a file is. */
const PROBED_BYTES_PER_MS = 20_000;
const TIMEOUTS_MS: Readonly<Record<UploadUse, number>> = { creation: 10 * 60_000, timeline: 3 * 3_600_000 };
/** Sixteen frames that a decoder may have to keep of the largest that are taken, and the encoder. */
const MEMORY_BYTES = 1200 * 1_048_576;

/**
 * Takes a stranger's file: knows it by its bytes, has a process of its own judge and decode it, and writes
 * `name.mp4`, `name.m4a` or `name.webp`, whole or not at all. The file at `path` is left as it is; it is never served.
 */
export async function acceptUpload(path: string, options: IntakeOptions): Promise<IntakeResult> {
  const { name } = options;
  if (basename(name) !== name || name === '') throw new Error(`A file cannot be called ${name}: that is a path.`);
  const sniffed = await sniffFile(path, options);
  if (!sniffed.ok) return sniffed;
  const folder = resolve(options.folder);
  try {
    await mkdir(folder, { recursive: true });
    return await take(resolve(path), sniffed.value, { ...options, folder });
  } catch (error) {
    if (isDiskFull(error)) return fail({ reason: 'disk-full', detail: { words: String(error) } });
    throw error;
  }
}

/** Reads the head and no more; a link or a device is no upload. */
async function sniffFile(path: string, { kind, use = 'creation' }: IntakeOptions): Promise<SniffResult> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const status = await handle.stat();
    if (!status.isFile()) throw new Error(`${path} is not a file.`);
    const { size } = status;
    const { bytes: most } = UPLOAD_LIMITS[use];
    if (size > most) return fail({ reason: 'too-large-file', detail: { bytes: size, most } });
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return ofKind(forUse(sniff(buffer.subarray(0, bytesRead)), use), kind);
  } finally {
    await handle.close();
  }
}

/** Only a timeline takes sounds: a clip needs a picture. */
function forUse(sniffed: SniffResult, use: UploadUse): SniffResult {
  if (!sniffed.ok || sniffed.value.kind !== 'sound' || use === 'timeline') return sniffed;
  return fail({ reason: 'no-video', detail: { found: sniffed.value.format } });
}

function ofKind(sniffed: SniffResult, wanted: UploadKind | undefined): SniffResult {
  if (!sniffed.ok || wanted === undefined || sniffed.value.kind === wanted) return sniffed;
  return fail({ reason: 'wrong-kind', detail: { found: sniffed.value.kind, accepted: formatsOf(wanted) } });
}

const ENDINGS: Readonly<Record<UploadKind, string>> = { picture: 'webp', sound: 'm4a', video: 'mp4' };

const sizeOf = async (path: string) => (await stat(path)).size;

async function take(path: string, sniffed: Sniffed, options: IntakeOptions): Promise<IntakeResult> {
  const { ffmpegPath = '', folder, name, use = 'creation' } = options;
  const work = await mkdtemp(join(folder, '.intake-'));
  try {
    // No name of a stranger reaches a decoder, and no ending tells it what to think.
    const [source, target] = [join(work, 'source'), join(work, 'result')];
    await lend(path, source);
    const job = { sniffed, use, folder: work, source, target, ffmpegPath: ffmpegPath === '' ? null : ffmpegPath };
    const result = await runIntakeProcess(job, watchOf(options, await sizeOf(path)));
    if (!result.ok) return result;
    const file = join(folder, `${name}.${ENDINGS[result.value.kind]}`);
    await rename(target, file);
    await syncFolder(folder);
    return ok(accepted(result.value, file));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A second name where that is possible, else a copy. */
async function lend(path: string, source: string) {
  try {
    await link(path, source);
  } catch {
    await copyFile(path, source);
  }
}

function watchOf(options: IntakeOptions, bytes: number): IntakeWatch {
  const { memoryBytes, onProgress, probingMs, signal, timeoutMs, use = 'creation' } = options;
  return {
    probingMs: probingMs ?? PROBING_MS + bytes / PROBED_BYTES_PER_MS,
    timeoutMs: timeoutMs ?? TIMEOUTS_MS[use],
    memoryBytes: memoryBytes ?? MEMORY_BYTES,
    onProgress: (done) => onProgress?.(done),
    signal,
  };
}

/** A name is only safe from a power cut when its folder is on the disk; Windows has no such call. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

function accepted({ bytes, sha256, ...report }: IntakeReport, path: string): Accepted {
  return { ...report, file: { path, bytes, sha256 } };
}
