import { rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { FileDigest, JobFile, Rendition, RenderJob } from '../render-job.ts';
import { digestOf, makeDurable, writeDurably } from './durable-file.ts';

/** Lets the files of a job appear one by one, each whole. */
export interface Delivery {
  readonly digests: Readonly<Partial<Record<Rendition, FileDigest>>>;
  /** Where a rendition is to be written, or `null` when nobody asked for it. */
  draftOf(rendition: Rendition): string | null;
  /** Lets a written draft appear under its name. */
  publish(rendition: Rendition): Promise<void>;
  /** Writes and publishes, if somebody asked for it. */
  write(rendition: Rendition, content: () => Promise<Uint8Array>): Promise<void>;
}

export function createDelivery(
  { files }: Pick<RenderJob, 'files'>,
  onFile: (rendition: Rendition, digest: FileDigest) => void,
): Delivery {
  const digests: Partial<Record<Rendition, FileDigest>> = {};
  async function publish(rendition: Rendition) {
    const file = files[rendition];
    if (file === undefined) return;
    const digest = await appear(file);
    digests[rendition] = digest;
    onFile(rendition, digest);
  }
  return {
    digests,
    draftOf: (rendition) => files[rendition]?.draft ?? null,
    publish,
    async write(rendition, content) {
      const file = files[rendition];
      if (file === undefined) return;
      await writeDurably(file.draft, await content());
      await publish(rendition);
    },
  };
}

async function appear({ draft, file }: JobFile): Promise<FileDigest> {
  await makeDurable(draft);
  const digest = await digestOf(draft);
  await rename(draft, file);
  await syncFolder(dirname(file));
  return digest;
}

/** A name is only safe from a power cut when its folder is on the disk; Windows has no such call. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Removes every file of a job, finished or not, before this process ends. */
export function discardFiles({ files }: Pick<RenderJob, 'files'>): void {
  for (const { draft, file } of Object.values(files)) {
    rmSync(draft, { force: true });
    rmSync(file, { force: true });
  }
}
