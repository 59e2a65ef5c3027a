import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { codeOf } from './durable.ts';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** What members send and what is made of it. */
const FOLDERS = ['storage', 'incoming', 'work'] as const;
const MARK = '.private';

/** What another process has removed meanwhile, or another user owns, stays as it is. */
const LEFT_ALONE = new Set(['ENOENT', 'EPERM', 'EROFS']);

async function mend(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if (!LEFT_ALONE.has(codeOf(error))) throw error;
  }
}

/** Which folder it is: a restored copy is another one, and its files are looked at again. */
async function nameOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return `${dev}:${ino}`;
}

/** All below it once, however many they are; nobody gets past the folder itself in the meantime. */
async function restrictFiles(folder: string): Promise<void> {
  const [mark, name] = [join(folder, MARK), await nameOf(folder)];
  if ((await readFile(mark, 'utf8').catch(() => '')) === name) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await mend(path, PRIVATE_FOLDER);
    if (entry.isFile()) await mend(path, PRIVATE_FILE);
  }
  await writeFile(mark, name, { mode: PRIVATE_FILE });
}

/**
 * Keeps other accounts of the machine out of members' files: folders at every start, whoever made them and whatever
 * umask was set; files that an older version or a backup left open once.
 */
export async function keepPrivate(home: string): Promise<void> {
  for (const name of FOLDERS) {
    const folder = join(home, name);
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    await mend(folder, PRIVATE_FOLDER);
    await restrictFiles(folder);
  }
}
