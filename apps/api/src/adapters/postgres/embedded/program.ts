import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Place } from './place.ts';

const KEPT_LINES = 40;

/** A PostgreSQL program of ours that runs, with the last lines it said. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: readonly string[];
}

/** Settings of other databases in our environment are not meant for this one; messages come in English. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

export interface Call {
  readonly binaries: string;
  readonly place: Place;
  readonly program: 'initdb' | 'postgres';
  readonly options: readonly string[];
}

export function runProgram({ binaries, place, program, options }: Call): Program {
  const said: string[] = [];
  const isWindows = process.platform === 'win32';
  const child = spawn(join(binaries, 'bin', isWindows ? `${program}.exe` : program), options, {
    ...place.runner,
    cwd: place.base,
    env: environment(),
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop the database last.
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk: Buffer) => {
    said.push(...chunk.toString().split('\n').filter(Boolean));
    said.splice(0, said.length - KEPT_LINES);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => said.push(error.message));
  return { child, said };
}

export const hasEnded = ({ child }: Program) => child.exitCode !== null || child.signalCode !== null || !child.pid;

/** Resolves with the exit code, once everything it said has arrived. */
export async function ended({ child }: Program): Promise<number | null> {
  await once(child, 'close');
  return child.exitCode;
}
