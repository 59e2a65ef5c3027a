import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Scratch {
  readonly home: string;
  /** Files untouched for this long are abandoned; longer than any render and any lease. */
  readonly untouchedMs: number;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function isUntouched(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined); // Its owner may remove it at the same time.
  return found !== undefined && Date.now() - found.mtimeMs > ms;
}

/** Folders of killed intakes; one that is not empty stays, and one that was just emptied until the next time. */
async function removeEmptyFolders(folder: string, ms: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const path = join(folder, entry.name);
    if (await isUntouched(path, ms)) await rmdir(path).catch(() => undefined);
  }
}

/** Removes what killed workers left behind: everything in `work`, half-written files in `storage`. Returns how many. */
export async function sweepScratch({ home, untouchedMs }: Scratch): Promise<number> {
  const halves = (await namesIn(join(home, 'storage'))).filter((path) => path.endsWith('.part'));
  await removeEmptyFolders(join(home, 'work'), untouchedMs);
  let count = 0;
  for (const path of [...(await namesIn(join(home, 'work'))), ...halves]) {
    if (!(await isUntouched(path, untouchedMs))) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
