import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a script of this folder in a process of its own and returns what it printed. */
export async function runScript(name: string, ...options: readonly string[]): Promise<string> {
  const script = join(import.meta.dirname, name);
  const { stdout } = await run(process.execPath, ['--conditions=@kinora/source', script, ...options]);
  return stdout;
}
