import { fail, ok } from '@kinora/contracts';
import type { makePoster } from '@kinora/media-node';

import type { Job } from '../../domain/queue.ts';
import { posterKey, type PosterWanted, type UploadPosters } from '../../domain/uploads/upload-posters.ts';
import { digestOf } from '../digest-of.ts';
import type { Slot } from '../slots.ts';
import { makeRenditions, withStoredCopy, type RenditionDeps } from './upload-renditions.ts';

export interface DrawPosterDeps extends RenditionDeps {
  readonly posters: UploadPosters;
  /** Decodes the frame in a process of its own. */
  readonly draw: typeof makePoster;
}

/** The shorter side: cards are some 200 pixels wide. */
const SIDE = 320;
/** A frame takes a second. */
const TIMEOUT_MS = 30_000;

/** Stores one small frame of a video. */
function draw(deps: DrawPosterDeps, slot: Slot, { id, storageKey, ...size }: PosterWanted) {
  const { folder, storage } = deps;
  const name = `${id}.${slot.lease.token}.poster`;
  return withStoredCopy(deps, { name, storageKey }, async (path, made) => {
    const options = { folder, name, side: SIDE, signal: slot.signal, timeoutMs: TIMEOUT_MS };
    const poster = await deps.draw({ path, ...size }, options);
    if (!poster.ok) return fail({ error: poster.failure.kind, retry: true });
    made.push(poster.value.path);
    const key = posterKey(id);
    const put = await storage.put(key, poster.value);
    if (!put.ok) return fail({ error: put.failure, retry: true });
    return ok([{ kind: 'poster', storageKey: key, type: 'image/webp', ...(await digestOf(storage, key)) } as const]);
  });
}

/** One attempt at the poster of one upload. A video without one is used all the same. */
export function drawUploadPoster(deps: DrawPosterDeps, job: Job, slot: Slot): Promise<void> {
  const { posters } = deps;
  return makeRenditions(
    deps,
    { job, slot },
    {
      what: 'poster',
      wanted: (lease) => posters.wanted(lease),
      make: (wanted) => draw(deps, slot, wanted),
      end: (lease, id, files) => posters.end(lease, id, files),
    },
  );
}
