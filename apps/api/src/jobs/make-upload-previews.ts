import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import type { finishClip, finishSound, RenderedFile, RenderFailure } from '@kinora/media-node';

import type { Job, JobQueue } from '../domain/queue.ts';
import type { Storage } from '../domain/storage.ts';
import type { BesideFile } from '../domain/upload-posters.ts';
import {
  PREVIEW_KINDS,
  previewKey,
  type PreviewKind,
  type PreviewsWanted,
  type UploadPreviews,
} from '../domain/upload-previews.ts';
import { digestOf } from './digest-of.ts';
import { insist } from './insist.ts';
import { isStopped } from './is-stopped.ts';
import type { Slot } from './slots.ts';

export interface MakePreviewsDeps {
  readonly previews: UploadPreviews;
  readonly storage: Storage;
  readonly queue: Pick<JobQueue, 'fail' | 'finish' | 'release'>;
  /** Decode the file in a process of their own. */
  readonly finishClip: typeof finishClip;
  readonly finishSound: typeof finishSound;
  /** For files that are gone when this resolves. */
  readonly folder: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
}

const TRIES = 6;
const FIRST_DELAY_MS = 250;
/** They take less than half of the file's length; a busy machine gets four times that. */
const TIMEOUT_MS = 120_000;
const TIMEOUT_MS_PER_SECOND = 2000;

const TYPES: Readonly<Record<PreviewKind, string>> = {
  sprite: 'image/webp',
  proxy: 'video/mp4',
  peaks: 'application/octet-stream',
};

interface Missing {
  readonly error: string;
  /** Whether another attempt may help. */
  readonly retry: boolean;
}

type Made = Result<Readonly<Partial<Record<PreviewKind, RenderedFile | null>>>, RenderFailure>;

interface Work {
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

async function render(deps: MakePreviewsDeps, wanted: PreviewsWanted, { path, ...options }: Work): Promise<Made> {
  const { kind, seconds } = wanted;
  const timed = { ...options, timeoutMs: TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND };
  if (kind === 'sound') {
    const peaks = await deps.finishSound({ path, seconds }, timed);
    return peaks.ok ? ok({ peaks: peaks.value }) : peaks;
  }
  const size = { width: wanted.width ?? 0, height: wanted.height ?? 0 };
  const origin = { sourceType: 'compositeSynthetic', model: 'upload' } as const;
  return deps.finishClip({ path, ...size, origin }, { ...timed, wanted: [...PREVIEW_KINDS], watermark: false });
}

async function store(storage: Storage, id: string, made: Extract<Made, { ok: true }>['value']) {
  const files: BesideFile[] = [];
  for (const kind of PREVIEW_KINDS) {
    const file = made[kind];
    if (!file) continue;
    const storageKey = previewKey(id, kind);
    const put = await storage.put(storageKey, file);
    if (!put.ok) return fail<Missing>({ error: put.failure, retry: true });
    files.push({ kind, storageKey, type: TYPES[kind], ...(await digestOf(storage, storageKey)) });
  }
  return ok(files);
}

/** Copies the file to where it can be read, and stores what is made of it. */
async function make(
  deps: MakePreviewsDeps,
  slot: Slot,
  wanted: PreviewsWanted,
): Promise<Result<readonly BesideFile[], Missing>> {
  const { folder, storage } = deps;
  const { id, storageKey } = wanted;
  const name = `${id}.${slot.lease.token}.preview`;
  const path = join(folder, `${name}.source`);
  const made = [path];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stream = await storage.open(storageKey);
    if (!stream) return fail({ error: 'the file is not there', retry: false });
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const rendered = await render(deps, wanted, { folder, name, path, signal: slot.signal });
    if (!rendered.ok) return fail({ error: rendered.failure.kind, retry: true });
    for (const file of Object.values(rendered.value)) if (isFile(file)) made.push(file.path);
    return await store(storage, id, rendered.value);
  } finally {
    await Promise.all(made.map((file) => rm(file, { force: true })));
  }
}

const isFile = (value: unknown): value is RenderedFile =>
  typeof value === 'object' && value !== null && 'path' in value;

/** One attempt at the previews of one upload. A file that gives none is edited without: it plays from itself. */
export async function makeUploadPreviews(deps: MakePreviewsDeps, job: Job, slot: Slot): Promise<void> {
  const { isUnavailable, log, previews, queue, storage } = deps;
  const wanted = await previews.wanted(slot.lease);
  if (!wanted) {
    await queue.finish(slot.lease);
    return;
  }
  const made = await make(deps, slot, wanted);
  if (!made.ok) {
    if (await isStopped(queue, slot)) return;
    log(`the previews of upload ${wanted.id} failed, attempt ${String(job.attempt)}: ${made.failure.error}`);
    await queue.fail(slot.lease, made.failure);
    return;
  }
  const passing = { isPassing: isUnavailable, tries: TRIES, firstDelayMs: FIRST_DELAY_MS };
  const end = await insist(() => previews.end(slot.lease, wanted.id, made.value), passing);
  if (end !== 'removed') return;
  for (const kind of PREVIEW_KINDS) await storage.remove(previewKey(wanted.id, kind));
}
