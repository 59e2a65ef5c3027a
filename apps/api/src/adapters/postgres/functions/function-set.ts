import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { FUNCTION_SETS, type FunctionSetRecord } from './function-sets.data.ts';

/** One function of the database and what is said of it. */
export interface FunctionFile {
  /** The function's name, which is the file's. */
  readonly name: string;
  readonly sql: string;
}

/** All SQL functions as they are now; they are applied together or not at all. */
export interface FunctionSet {
  readonly number: number;
  readonly checksum: string;
  readonly files: readonly FunctionFile[];
  /** The sets before it. */
  readonly earlier: readonly Pick<FunctionSetRecord, 'number' | 'checksum'>[];
}

const byName = (one: FunctionFile, other: FunctionFile) => (one.name < other.name ? -1 : 1);

/** Over names and texts, in the order of names; the topic a file lies under does not count. */
export function checksumOf(files: readonly FunctionFile[]): string {
  const hash = createHash('sha256');
  for (const { name, sql } of files.toSorted(byName)) hash.update(`${name}\n${sql}\0`);
  return hash.digest('hex');
}

/** The files of a folder of topics, sorted by name. Line ends are those of the repository, whatever Git made of them. */
export async function readFunctionFiles(folder: string): Promise<readonly FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'));
  const read = async (path: string): Promise<FunctionFile> => {
    const text = await readFile(join(folder, path), 'utf8');
    return { name: basename(path, '.sql'), sql: text.replaceAll('\r\n', '\n') };
  };
  return (await Promise.all(paths.map(read))).toSorted(byName);
}

/**
 * The set this Kinora brings: the files beside this one, which the server reads wherever its sources run. Its checksum is
 * that of the files, not the listed one, so an edited file without a number of its own is refused by data that has it.
 */
export async function readFunctionSet(): Promise<FunctionSet> {
  const files = await readFunctionFiles(import.meta.dirname);
  const number = FUNCTION_SETS.at(-1)?.number ?? 0;
  return { number, checksum: checksumOf(files), files, earlier: FUNCTION_SETS.slice(0, -1) };
}
