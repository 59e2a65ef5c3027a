import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { pathsOf, spoolOf, type FileDigest, type JobFile, type Rendition, type RenderJob } from '../render-job.ts';
import { digestOf, makeDurable, writeDurably } from './durable-file.ts';

/** Lets the files of a job appear one by one, each whole. */
export interface Delivery {
  readonly digests: Readonly<Partial<Record<Rendition, FileDigest>>>;
  /** Where to write a rendition, or `null` when it wasn't requested. */
  draftOf(rendition: Rendition): string | null;
  /** Where frames of a rendition may wait until they are encoded, or `null` when they weren't requested. */
  spoolOf(rendition: Rendition): string | null;
  discardSpool(rendition: Rendition): Promise<void>;
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
    spoolOf: (rendition) => pathOfSpool(files[rendition]),
    async discardSpool(rendition) {
      const spool = pathOfSpool(files[rendition]);
      if (spool !== null) await rm(spool, { force: true });
    },
    publish,
    async write(rendition, content) {
      const file = files[rendition];
      if (file === undefined) return;
      await writeDurably(file.draft, await content());
      await publish(rendition);
    },
  };
}

const pathOfSpool = (file: JobFile | undefined) => (file === undefined ? null : spoolOf(file));

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
export function discardFiles(job: Pick<RenderJob, 'files'>): void {
  for (const path of pathsOf(job)) rmSync(path, { force: true });
}
