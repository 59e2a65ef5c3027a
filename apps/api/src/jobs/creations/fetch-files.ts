import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import { FILE_SLOTS, filesIn, type FileSlot } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import type { ClipFailure, ClipFiles, VideoMeasures } from '@kinora/video-providers';

import type { Storage } from '../../domain/storage.ts';
import type { UploadedFile, Uploads } from '../../domain/uploads/upload.ts';

export interface FetchDeps {
  readonly uploads: Pick<Uploads, 'filesOf'>;
  readonly storage: Pick<Storage, 'open'>;
  /** Where clips are made. */
  readonly folder: string;
}

export interface FetchedFiles {
  readonly files: ClipFiles;
  readonly video?: VideoMeasures | undefined;
  remove(): Promise<void>;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': '.webp', 'video/mp4': '.mp4' };

const gone = (field: string): ClipFailure => ({
  reason: 'file-gone',
  detail: `the file of ${field} is not there any more`,
});

function measuresOf({ height, seconds, width }: UploadedFile): VideoMeasures | undefined {
  return width === null || height === null || seconds === null ? undefined : { width, height, seconds };
}

/** Copies the uploads an input names into the folder where its clip is made, under names that begin with `name`. */
export async function fetchFiles(
  { folder, storage, uploads }: FetchDeps,
  { input, name }: { readonly input: CreationInput; readonly name: string },
): Promise<Result<FetchedFiles, ClipFailure>> {
  const named = filesIn(input);
  const wanted = FILE_SLOTS.flatMap((field) => (named[field] === undefined ? [] : [{ field, id: named[field] }]));
  const files: Partial<Record<FileSlot, string>> = {};
  const remove = async () => {
    await Promise.all(Object.values(files).map((path) => rm(path, { force: true })));
  };
  if (wanted.length === 0) return ok({ files, remove });
  const known = new Map((await uploads.filesOf(wanted.map(({ id }) => id))).map((file) => [file.id, file]));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    for (const { field, id } of wanted) {
      const file = known.get(id);
      const stream = file && (await storage.open(file.storageKey));
      if (!stream) {
        await remove();
        return fail(gone(field));
      }
      const path = join(folder, `${name}.${field}${ENDINGS[file.type] ?? ''}`);
      files[field] = path;
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    }
    const video = known.get(input.video ?? '');
    return ok({ files, remove, video: video && measuresOf(video) });
  } catch (error) {
    await remove();
    throw error;
  }
}
