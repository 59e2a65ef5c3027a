import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Scratch {
  readonly home: string;
  /** What nobody has written to for so long belongs to nobody; longer than any render and any lease. */
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

/** Removes what killed workers left behind: everything in `work`, half-written files in `storage`. Returns how many. */
export async function sweepScratch({ home, untouchedMs }: Scratch): Promise<number> {
  const halves = (await namesIn(join(home, 'storage'))).filter((path) => path.endsWith('.part'));
  let count = 0;
  for (const path of [...(await namesIn(join(home, 'work'))), ...halves]) {
    if (!(await isUntouched(path, untouchedMs))) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
