import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import type { ClipFailure } from '@kinora/video-providers';

import type { StoredFiles } from '../../domain/library/media.ts';
import type { OwnMedium, ProjectMediaStore } from '../../domain/projects/project-media.ts';
import type { Storage } from '../../domain/storage.ts';

export interface MediaFetchDeps {
  readonly files: StoredFiles;
  readonly projectMedia: ProjectMediaStore;
  readonly storage: Pick<Storage, 'open'>;
  /** Where exports are made. */
  readonly folder: string;
}

export interface FetchedMedia {
  /** Paths by media id. */
  readonly sources: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

interface MediaRequest {
  readonly memberId: string;
  readonly mediaIds: readonly string[];
  /** What the copies' names begin with. */
  readonly name: string;
}

const gone = (mediaId: string): ClipFailure => ({ reason: 'file-gone', detail: `${mediaId} is not there any more` });

/** Clips without the mark where they were kept: the export has one of its own. */
async function openMedium({ files, storage }: MediaFetchDeps, { fileId, master }: OwnMedium) {
  const file = await files.find(master?.id ?? fileId);
  return file && (await storage.open(file.storageKey));
}

/**
 * Copies what an export is made of into the folder where it's made. Each medium is looked up as the member's own once
 * more: one that was withdrawn since is gone.
 */
export async function fetchMedia(
  deps: MediaFetchDeps,
  { mediaIds, memberId, name }: MediaRequest,
): Promise<Result<FetchedMedia, ClipFailure>> {
  const sources: Record<string, string> = {};
  const remove = async () => {
    await Promise.all(Object.values(sources).map((path) => rm(path, { force: true })));
  };
  const found = new Map((await deps.projectMedia.find(memberId, mediaIds)).map((one) => [one.mediaId, one]));
  await mkdir(deps.folder, { recursive: true, mode: 0o700 });
  try {
    for (const [index, mediaId] of mediaIds.entries()) {
      const medium = found.get(mediaId);
      const stream = medium && (await openMedium(deps, medium));
      if (!stream) {
        await remove();
        return fail(gone(mediaId));
      }
      const path = join(deps.folder, `${name}.medium-${index}`);
      sources[mediaId] = path;
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    }
    return ok({ sources, remove });
  } catch (error) {
    await remove();
    throw error;
  }
}
