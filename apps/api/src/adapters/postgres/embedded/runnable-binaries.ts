import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

import type { Place } from './place.ts';
import { findPlatformBinaries } from './platform-binaries.ts';
import { canReach } from './runner.ts';

const READ_ALL = 0o444;
const ENTER_ALL = 0o111;

interface Link {
  readonly source: string;
  readonly target: string;
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** False when there is no such link afterwards; another process may make it at the same moment. */
function link(source: string, path: string): boolean {
  try {
    if (!exists(path)) symlinkSync(source, path);
    return true;
  } catch {
    return exists(path);
  }
}

/** npm packages carry no links, so the libraries get their names here. False when the folder is not ours to write. */
function nameLibraries(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  // Written by the package: pairs of paths below its root, which is the parent of `native`.
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[];
  return links.every(({ source, target }) => link(basename(source), join(folder, target.replace(/^native\//, ''))));
}

function letEveryoneRead(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = lstatSync(path);
    chmodSync(path, mode | READ_ALL | (entry.isDirectory() || (mode & 0o100) !== 0 ? ENTER_ALL : 0));
  }
}

/** A copy below the place's base; appears whole or not at all, even if another process makes the same copy. */
function copyOnce(folder: string, target: string) {
  if (existsSync(target)) return;
  const draft = `${target}-${randomUUID()}`;
  try {
    cpSync(folder, draft, { recursive: true });
    letEveryoneRead(draft);
    nameLibraries(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** The folder of PostgreSQL programs that can be started for a place. */
export function runnableBinaries({ base, runner }: Place): string {
  const { folder, version } = findPlatformBinaries();
  const samples = [join(folder, 'bin', 'postgres'), join(folder, 'pg-symlinks.json')].filter(exists);
  const reachable = runner === undefined || samples.every((file) => canReach(file, runner));
  if (reachable && nameLibraries(folder)) return folder;
  const copy = join(base, `postgres-${version}`);
  copyOnce(folder, copy);
  return copy;
}
