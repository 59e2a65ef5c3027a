/** A file that this browser keeps for the page until it is handed out. */
export interface ScratchFile {
  readonly writable: WritableStream;
  /** What was written, once the stream is closed. */
  readonly read: () => Promise<Blob>;
}

const FOLDER = 'kinora-scratch';

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  // Files of earlier pages are abandoned.
  await root.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/** A file on the disk, so that a long film never lies in memory; null where this browser has no room for one. */
export async function openScratchFile(name: string): Promise<ScratchFile | null> {
  try {
    const folder = await openFolder();
    const handle = await folder.getFileHandle(name, { create: true });
    return { writable: await handle.createWritable(), read: () => handle.getFile() };
  } catch {
    return null;
  }
}
