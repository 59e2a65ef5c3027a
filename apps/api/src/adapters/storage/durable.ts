import { open } from 'node:fs/promises';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether writing failed because there is no room. */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** A new name is only safe from a power cut when its folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
