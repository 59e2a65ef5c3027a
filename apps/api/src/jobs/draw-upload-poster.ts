import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import type { makePoster } from '@kinora/media-node';

import type { Job, JobQueue } from '../domain/queue.ts';
import type { Storage } from '../domain/storage.ts';
import { posterKey, type BesideFile, type PosterWanted, type UploadPosters } from '../domain/upload-posters.ts';
import { digestOf } from './digest-of.ts';
import { insist } from './insist.ts';
import { isStopped } from './is-stopped.ts';
import type { Slot } from './slots.ts';

export interface DrawPosterDeps {
  readonly posters: UploadPosters;
  readonly storage: Storage;
  readonly queue: Pick<JobQueue, 'fail' | 'finish' | 'release'>;
  /** Decodes the frame in a process of its own. */
  readonly draw: typeof makePoster;
  /** For files that are gone when this resolves. */
  readonly folder: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
}

/** The shorter side: cards are some 200 pixels wide. */
const SIDE = 320;
/** A frame takes a second. */
const TIMEOUT_MS = 30_000;
const TRIES = 6;
const FIRST_DELAY_MS = 250;

interface Missing {
  readonly error: string;
  /** Whether another attempt may help. */
  readonly retry: boolean;
}

type Drawn = Result<BesideFile, Missing>;

async function store(storage: Storage, id: string, file: { path: string; bytes: number }): Promise<Drawn> {
  const storageKey = posterKey(id);
  const put = await storage.put(storageKey, file);
  if (!put.ok) return fail({ error: put.failure, retry: true });
  return ok({ kind: 'poster', storageKey, type: 'image/webp', ...(await digestOf(storage, storageKey)) });
}

/** Copies the video to where it can be read, and stores one small frame of it. */
async function draw(deps: DrawPosterDeps, slot: Slot, { id, storageKey, ...size }: PosterWanted): Promise<Drawn> {
  const { folder, storage } = deps;
  const name = `${id}.${slot.lease.token}.poster`;
  const path = join(folder, `${name}.mp4`);
  const made = [path];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stream = await storage.open(storageKey);
    if (!stream) return fail({ error: 'the video is not there', retry: false });
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const options = { folder, name, side: SIDE, signal: slot.signal, timeoutMs: TIMEOUT_MS };
    const poster = await deps.draw({ path, ...size }, options);
    if (!poster.ok) return fail({ error: poster.failure.kind, retry: true });
    made.push(poster.value.path);
    return await store(storage, id, poster.value);
  } finally {
    await Promise.all(made.map((file) => rm(file, { force: true })));
  }
}

/** One attempt at the poster of one upload. A video that gives none stays without: it is as good as before. */
export async function drawUploadPoster(deps: DrawPosterDeps, job: Job, slot: Slot): Promise<void> {
  const { isUnavailable, log, posters, queue, storage } = deps;
  const wanted = await posters.wanted(slot.lease);
  if (!wanted) {
    await queue.finish(slot.lease);
    return;
  }
  const drawn = await draw(deps, slot, wanted);
  if (!drawn.ok) {
    if (await isStopped(queue, slot)) return;
    log(`the poster of upload ${wanted.id} failed, attempt ${String(job.attempt)}: ${drawn.failure.error}`);
    await queue.fail(slot.lease, drawn.failure);
    return;
  }
  const passing = { isPassing: isUnavailable, tries: TRIES, firstDelayMs: FIRST_DELAY_MS };
  const end = await insist(() => posters.end(slot.lease, wanted.id, drawn.value), passing);
  if (end === 'removed') await storage.remove(posterKey(wanted.id));
}
