import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const commandOf = (name: string, options: readonly string[]) => [
  '--conditions=@kinora/source',
  join(import.meta.dirname, name),
  ...options,
];

/** Runs a script below this folder in a process of its own and returns what it printed. */
export async function runScript(name: string, ...options: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, commandOf(name, options));
  return stdout;
}

/** Starts such a process, for a test that kills it. */
export const startScript = (name: string, ...options: readonly string[]): ChildProcess =>
  execFile(process.execPath, commandOf(name, options));
